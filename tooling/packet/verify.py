#!/usr/bin/env python3
"""Checks an auditor's packet of Garita, written from docs/ledger-format.md alone: Python and its standard library.

    python3 verify.py FOLDER ... [--key ID] [--hash HEX] [--json]
"""

import argparse
import base64
import gzip
import hashlib
import json
import os
import re
import sys

from aes import decrypted
from ed25519 import is_signed

PARTS = {
    "earned": (
        "regularPay overtimePay mealPeriodPay vacationPay sickPay holidayPay "
        "tips commissions concessions salary bonus"
    ).split(),
    "withheld": (
        "disabilityInsurance medicare socialSecurity socialSecurityOnTips incomeTaxWithheld chauffeurInsurance"
    ).split(),
    "deducted": "donation others childSupport aflac medicalPlan codaPlans otherDiscounts".split(),
    "added": "reimbursedExpenses otherIncreases".split(),
}

FIRST, SECOND = "garita-packet/1", "garita-packet/2"

LINE = re.compile(rb'\["([0-9a-f]{64})", "([0-9a-f]{64})", (\[.*\])\]', re.DOTALL)


class Packet:
    """The files of a packet that lies unpacked in a folder, and what is wrong with them (section 4, 1 and 2)."""

    def __init__(self, folder, manifest):
        self.folder = folder
        self.company = manifest["companyId"]
        self.head = manifest["head"]
        self.format = manifest["format"]
        self.anchors = manifest.get("anchors") if self.format != FIRST else None
        self.personal = manifest["personalData"]
        self.there = set(files_in(folder))
        self.tables = {}
        self.key = None

    def read(self, name):
        if not isinstance(name, str) or name not in self.there:
            return None
        with open(os.path.join(self.folder, name), "rb") as file:
            return file.read()

    def file_problems(self, listed):
        needed = {"ledger.jsonl", "anchors.jsonl", "registers.jsonl"}
        if self.personal:
            needed |= {"personal/memos.jsonl", "personal/filed.jsonl"}
        stated = {str(file.get("name")): file for file in listed if isinstance(file, dict)}
        names = needed | set(stated) | (self.there - {"manifest.json", "seal.json"})
        for name in sorted(names, key=lambda name: name.encode()):
            content, said = self.read(name), stated.get(name)
            rows = []
            if name.endswith(".jsonl") and name != "ledger.jsonl":
                rows = rows_of(content or b"")
            self.tables[name] = rows or []
            if content is None or said is None or rows is None or is_other(content, said):
                yield {"problem": "file", "file": name}

    def seal_problems(self):
        content = self.read("seal.json")
        if content is None:
            return
        seal = parsed(content)
        public = seal.get("publicKey") if isinstance(seal, dict) else None
        if not isinstance(public, str) or not re.fullmatch("[0-9a-f]{64}", public):
            yield {"problem": "seal"}
            return
        public = bytes.fromhex(public)
        key_id = sha256(bytes.fromhex("302a300506032b6570032100") + public).hex()[:16]
        if seal.get("keyId") != key_id:
            yield {"problem": "seal"}
            return
        self.key = (key_id, public)
        statement = f'["{self.format}", "{sha256(self.read("manifest.json")).hex()}"]'
        if not self.is_sealed(key_id, statement, seal.get("signature")):
            yield {"problem": "seal"}

    def is_sealed(self, key_id, statement, signature):
        known, public = self.key
        return key_id == known and is_signed(public, statement.encode(), unpadded(signature))


class Log:
    """Follows the chains (section 3) and the money (section 5), event by event."""

    def __init__(self, company, parts):
        self.company = company
        self.parts = parts
        self.genesis = sha256(f"garita-ledger/1{company}".encode()).hex()
        self.last = (0, self.genesis)
        self.streams = {}
        self.hashes = {}
        self.in_force = {}
        self.corrected = {}
        self.paid = {}
        self.periods = {}
        self.months = {}
        self.memos = {}
        self.written = {}
        self.sealed = {}
        self.copies = {}

    def problems(self, lines):
        for line in lines:
            match = LINE.fullmatch(line)
            event = parsed(match[3]) if match else None
            if not self.is_event(event):
                yield {"problem": "unreadable", "seq": self.last[0] + 1}
                continue
            stream_hash, digest, text = match[1].decode(), match[2].decode(), match[3]
            seq, stream, version = event[2], event[3], event[4]
            problem = self.problem_of(seq, stream, version, (text, stream_hash, digest))
            if problem:
                yield problem
            yield from self.booked(event)
            self.streams[stream] = (version, stream_hash)
            self.hashes[seq] = digest
            self.last = (seq, digest)

    def is_event(self, event):
        return (
            isinstance(event, list)
            and len(event) == 17
            and event[0] == "garita-ledger/1"
            and event[1] == self.company
            and is_count(event[2])
            and is_count(event[4])
            and isinstance(event[16], dict)
        )

    def problem_of(self, seq, stream, version, hashed):
        text, stream_hash, digest = hashed
        last_seq, last_hash = self.last
        last_version, tail = self.streams.get(stream, (0, self.genesis))
        if seq != last_seq + 1:
            return {"problem": "missing", "seq": last_seq + 1}
        if version != last_version + 1:
            return {"problem": "version", "seq": seq}
        if stream_hash != sha256(text + bytes.fromhex(tail)).hex():
            return {"problem": "altered", "seq": seq}
        if digest != sha256(bytes.fromhex(last_hash) + bytes.fromhex(stream_hash)).hex():
            return {"problem": "unlinked", "seq": seq}
        return None

    def booked(self, event):
        seq, kind, number, data = event[2], event[5], event[8], event[16]
        for proofs, name in ((self.memos, "memo"), (self.copies, "copy")):
            proof = data.get(name)
            if isinstance(proof, dict) and isinstance(proof.get("hash"), str):
                proofs[seq] = proof["hash"]
        self.note_memo(event)
        if isinstance(data.get("seal"), dict):
            self.sealed[seq] = data["seal"].get("number")
        if isinstance(data.get("delta"), dict) and not self.is_right(event):
            yield {"problem": "amounts", "seq": seq}
        results = data.get("result"), row(data.get("corrects")).get("result")
        if not all(keeps_limits(row(row(result).get("contributions"))) for result in results):
            yield {"problem": "limit", "seq": seq}
        if kind == "MonthClosed" and not self.is_month_right(data):
            yield {"problem": "closing", "seq": seq}
        if number is None:
            return
        new = {"entryCount": 0, "amounts": {}, "status": "open", "closedSeq": None}
        period = self.periods.setdefault(number, new)
        if kind == "PeriodClosed":
            is_so = data.get("entryCount") == period["entryCount"] and same(data.get("totals"), period["amounts"])
            period.update(status="closed", closedSeq=self.last[0])
            if not is_so or (data.get("seq"), data.get("hash")) != self.last:
                yield {"problem": "closing", "seq": seq}
            return
        if kind == "PeriodReopened" or isinstance(data.get("delta"), dict):
            period["status"] = "open"
        elif kind == "PeriodReviewed":
            period["status"] = "reviewed"
        period["entryCount"] += {"TimeLoaded": 1, "TimeDeleted": -1}.get(kind, 0)
        period["amounts"] = plus(period["amounts"], data.get("delta"))

    def note_memo(self, event):
        seq, kind, entry, memo = event[2], event[5], event[7], row(event[16].get("memo"))
        if isinstance(memo.get("hash"), str):
            self.written.setdefault((entry, memo["hash"]), {"seq": seq, "erased": False})
        if kind == "MemosErased":
            for (of_entry, _), written in self.written.items():
                written["erased"] = written["erased"] or of_entry == entry

    def is_month_right(self, data):
        for prefix, count, totals in (("emp:", "entryCount", "totals"), ("ctr:", "paymentCount", "paymentTotals")):
            paid, sums = 0, {}
            for place, month in self.months.items():
                if month is not None and month == data.get("month") and place[0].startswith(prefix):
                    paid, sums = paid + 1, plus(sums, self.in_force[place][1])
            if data.get(count) != paid or not same(row(data.get(totals)), sums):
                return False
        return (data.get("seq"), data.get("hash")) == self.last

    def is_right(self, event):
        seq, stream, kind, entry, data = event[2], event[3], event[5], event[7], event[16]
        last_seq, was = self.in_force.get((stream, entry), (None, {}))
        now = plus(was, data["delta"])
        self.in_force[stream, entry] = (seq, now)
        if entry is not None:
            self.months[stream, entry] = None if kind.endswith("Deleted") else str(event[9])[:7]
        corrects = data.get("corrects")
        if isinstance(corrects, dict):
            self.corrected[stream, entry] = (stream, corrects.get("entryId"))
        whole = self.corrected.get((stream, entry), (stream, entry))
        paid = self.paid[whole] = plus(self.paid.get(whole, {}), data["delta"])
        if "before" in data and not (same(data["before"], was) and data.get("replacesSeq") == last_seq):
            return False
        if "after" in data and not same(data["after"], now):
            return False
        if (kind.endswith("Loaded") and not same(was, {})) or (kind.endswith("Deleted") and not same(now, {})):
            return False
        for result, amounts in ((data.get("result"), now), (row(corrects).get("result"), paid)):
            if isinstance(result, dict) and any(amount != of(amounts, [name]) for name, amount in computed(result)):
                return False
        return entry is None or (of(paid, ["net"]) >= 0 and adds_up(now, self.parts, stream.startswith("emp:")))

    def head_problems(self, head):
        if (head["seq"], head["hash"]) != self.last:
            apart = 0 if head["seq"] == self.last[0] else 1
            yield {"problem": "head", "seq": min(head["seq"], self.last[0]) + apart}


def computed(result):
    """What a calculation says of some amounts."""
    for name in ("gross", "net", "uncollected"):
        yield name, result.get(name, 0)
    yield "incomeTaxWithheld", row(result.get("incomeTax") or result.get("retained")).get("amount", 0)
    for name, line in row(result.get("contributions")).items():
        yield name, row(line).get("amount", 0)


def keeps_limits(contributions):
    for line in map(row, contributions.values()):
        if is_count(line.get("limit")):
            limited = line.get("amount", 0) - row(line.get("additional")).get("amount", 0)
            if limited > max(0, line["limit"] - line.get("yearToDate", 0)):
                return False
    return True


def adds_up(amounts, parts, is_of_employee):
    if any(amount != 0 and not (is_part(name, parts) or is_no_part(name)) for name, amount in amounts.items()):
        return False
    gross, net = of(amounts, ["gross"]), of(amounts, ["net"])
    balance = gross - of(amounts, parts["withheld"]) - of(amounts, parts["deducted"]) + of(amounts, parts["added"])
    is_balanced = net - of(amounts, ["uncollected"]) == balance
    return is_balanced and (not is_of_employee or gross == of(amounts, parts["earned"]))


def is_part(name, parts):
    return any(name in part for part in parts.values())


def is_no_part(name):
    return name in ("gross", "net", "uncollected") or name.endswith("Minutes")


def parts_in(stated):
    """What pay adds up from, as the manifest has it; nothing where it is not the list of the format, grown or not."""
    lists = {part: row(stated).get(part) for part in PARTS}
    if not all(isinstance(names, list) for names in lists.values()):
        return None
    lists = {part: [name for name in names if isinstance(name, str)] for part, names in lists.items()}
    names = [name for part in lists.values() for name in part]
    is_of_format = all(set(known) <= set(lists[part]) for part, known in PARTS.items())
    is_once = len(names) == len(set(names)) and not any(map(is_no_part, names))
    return lists if is_of_format and is_once else None


def anchor_problems(packet, log):
    for anchor in packet.tables["anchors.jsonl"]:
        seq, digest, at, key_id = (anchor.get(name) for name in ("seq", "hash", "at", "keyId"))
        stood = f'{seq}, "{digest}", "{at}", "{key_id}"]'
        number = anchor.get("number")
        statement = f'["garita-anchor/1", {log.company}, {stood}'
        if number is not None:
            statement = f'["garita-anchor/2", {log.company}, {number}, {stood}'
        is_of_log = digest is not None and log.hashes.get(seq) == digest
        if not is_of_log or (packet.key and not packet.is_sealed(key_id, statement, anchor.get("signature"))):
            yield {"problem": "anchor", "seq": seq}


def missing_anchors(packet, log):
    missing, numbers, last, is_numbered = set(), {}, (0, 0), False
    for anchor in packet.tables["anchors.jsonl"]:
        seq, number = anchor.get("seq"), anchor.get("number")
        seq = seq if is_count(seq) else 0
        numbers[seq] = number
        if is_numbered if number is None else number != last[1] + 1:
            missing.add(seq)
        is_numbered = number is not None
        last = (seq, number if is_count(number) else last[1] + 1)
    if packet.anchors is not None and packet.anchors != last[1]:
        missing.add(last[0] + 1)
    missing |= {seq for seq, number in log.sealed.items() if numbers.get(seq) != number}
    for seq in sorted(missing):
        yield {"problem": "anchor-missing", "seq": seq}


def register_problems(packet, log):
    stated = {row.get("period"): row for row in packet.tables["registers.jsonl"]}
    for number in sorted({*stated, *log.periods}):
        said, period = stated.get(number), log.periods.get(number)
        names = ("entryCount", "status", "closedSeq")
        if (
            not said
            or not period
            or any(said.get(name) != period[name] for name in names)
            or not same(said.get("amounts"), period["amounts"])
        ):
            yield {"problem": "register", "period": number}


def memo_problems(packet, log):
    there = {memo.get("seq") for memo in packet.tables["personal/memos.jsonl"]}
    for memo in packet.tables["personal/memos.jsonl"]:
        text = f"{memo.get('salt')}{memo.get('text')}"
        if log.memos.get(memo.get("seq")) != sha256(text.encode()).hex():
            yield {"problem": "memo", "seq": memo.get("seq")}
    for written in log.written.values() if packet.format != FIRST else ():
        if not written["erased"] and written["seq"] not in there:
            yield {"problem": "memo-missing", "seq": written["seq"]}


def copy_problems(packet, log):
    filed = {row.get("seq"): row for row in packet.tables["personal/filed.jsonl"]}
    for seq in sorted({*filed, *log.copies}):
        row = filed.get(seq, {})
        sealed, document = packet.read(row.get("copy")), packet.read(row.get("document"))
        if sealed is None or document is None or sha256(sealed).hex() != log.copies.get(seq):
            yield {"problem": "copy", "seq": seq}
        elif opened(sealed, row.get("key")) != document:
            yield {"problem": "copy", "seq": seq}


def opened(sealed, key):
    # The hash of the sealed bytes was right, so that their tag need not be computed.
    try:
        packed = decrypted(unpadded(key), sealed[:12], sealed[12:-16])
        return base64.b64decode(json.loads(gzip.decompress(packed))["bytes"])
    except (ValueError, OSError, EOFError, KeyError):
        return None


def verify(folder, key=None, digest=None):
    manifest = manifest_in(folder)
    if manifest is None:
        return {"whole": False, "problems": [{"problem": "file", "file": "manifest.json"}]}
    packet = Packet(folder, manifest)
    parts = parts_in(manifest.get("amounts"))
    log = Log(packet.company, parts or PARTS)
    problems = [*packet.file_problems(manifest["files"]), *packet.seal_problems()]
    problems += [] if parts else [{"problem": "parts"}]
    problems += [*log.problems(lines_of(packet)), *log.head_problems(packet.head)]
    problems += [*anchor_problems(packet, log), *missing_anchors(packet, log), *register_problems(packet, log)]
    if packet.personal:
        problems += [*memo_problems(packet, log), *copy_problems(packet, log)]
    key_id = packet.key[0] if packet.key else None
    if key is not None and key != key_id:
        problems.append({"problem": "key"})
    if digest is not None and not begins_one(digest.lower(), log.hashes.values()):
        problems.append({"problem": "hash"})
    return {
        "whole": not problems,
        "companyId": packet.company,
        "events": log.last[0],
        "hash": log.last[1],
        "keyId": key_id,
        "anchors": len(packet.tables["anchors.jsonl"]),
        "personalData": packet.personal,
        "problems": problems,
    }


def manifest_in(folder):
    try:
        with open(os.path.join(folder, "manifest.json"), "rb") as file:
            manifest = parsed(file.read())
    except OSError:
        return None
    if not isinstance(manifest, dict) or manifest.get("format") not in (FIRST, SECOND):
        return None
    if manifest["format"] == SECOND and not is_count(manifest.get("anchors")):
        return None
    head = manifest.get("head")
    is_head = isinstance(head, dict) and is_count(head.get("seq")) and isinstance(head.get("hash"), str)
    is_listed = isinstance(manifest.get("files"), list) and isinstance(manifest.get("personalData"), bool)
    return manifest if is_head and is_listed and is_count(manifest.get("companyId")) else None


def files_in(folder):
    for path, _, names in os.walk(folder):
        for name in names:
            yield os.path.relpath(os.path.join(path, name), folder).replace(os.sep, "/")


def lines_of(packet):
    if "ledger.jsonl" in packet.there:
        with open(os.path.join(packet.folder, "ledger.jsonl"), "rb") as file:
            for line in file:
                yield line.removesuffix(b"\n")


def rows_of(content):
    rows = [parsed(line) for line in content.split(b"\n")[:-1]]
    return rows if all(isinstance(row, dict) for row in rows) else None


def is_other(content, stated):
    return len(content) != stated.get("bytes") or sha256(content).hex() != stated.get("sha256")


def begins_one(digest, hashes):
    return len(digest) >= 16 and any(one.startswith(digest) for one in hashes)


def parsed(text):
    try:
        return json.loads(text.decode("utf-8", "replace"))
    except ValueError:
        return None


def row(value):
    return value if isinstance(value, dict) else {}


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def of(amounts, names):
    return sum(amounts.get(name, 0) for name in names)


def plus(a, b):
    return {name: of(a, [name]) + of(b or {}, [name]) for name in {*a, *(b or {})}}


def same(a, b):
    return isinstance(a, dict) and all(of(a, [name]) == of(b, [name]) for name in {*a, *b})


def sha256(content):
    return hashlib.sha256(content).digest()


def unpadded(text):
    """Bytes from base64url without padding; nothing where that is no such text."""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except (TypeError, ValueError):
        return b""


def main():
    parser = argparse.ArgumentParser(description="Checks an auditor's packet of Garita.")
    parser.add_argument("folders", nargs="+", metavar="FOLDER")
    parser.add_argument("--key", help="the id of the key that it must be sealed with")
    parser.add_argument("--hash", help="the beginning of a hash that one of its events must have")
    parser.add_argument("--json", action="store_true", help="say it for other programs")
    options = parser.parse_args()
    exit_code = 0
    for folder in options.folders:
        verdict = verify(folder, options.key, options.hash)
        if options.json:
            print(json.dumps(verdict))
        else:
            print("whole" if verdict["whole"] else "\n".join(str(problem) for problem in verdict["problems"]))
        exit_code = max(exit_code, 2 if "companyId" not in verdict else 0 if verdict["whole"] else 1)
    return exit_code


if __name__ == "__main__":
    sys.exit(main())
