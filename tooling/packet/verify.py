#!/usr/bin/env python3
"""Verifies an auditor's packet of Garita, written only from docs/ledger-format.md, with the standard library.

    python3 verify.py FOLDER ... [--key ID] [--hash HEX] [--json]
"""

import argparse
import base64
import gzip
import hashlib
import json
import math
import os
import re
import sys
import zlib
from datetime import date

from aes import decrypted
from ed25519 import is_signed

TIP_TAXES = ("socialSecurity", "medicare")

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

ASKS_REASON = ("PeriodReopened", "MemosErased", "FilingWithdrawn")

# The key of each table's rows.
KEYS = {
    "anchors.jsonl": "seq",
    "registers.jsonl": "period",
    "personal/memos.jsonl": "seq",
    "personal/filed.jsonl": "seq",
}

LINE = re.compile(rb'\["([0-9a-f]{64})", "([0-9a-f]{64})", (\[.*\])\]', re.DOTALL)


class Packet:
    """The files of an unpacked packet in a folder, and their problems (section 4, 1 and 2)."""

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
        stated = {file["name"]: file for file in listed}
        names = needed | set(stated) | (self.there - {"manifest.json", "seal.json"})
        for name in sorted(names, key=utf8):
            content, said = self.read(name), stated.get(name)
            rows = []
            if name.endswith(".jsonl") and name != "ledger.jsonl":
                rows = rows_of(content or b"", KEYS.get(name))
            self.tables[name] = rows or []
            is_once = [file["name"] for file in listed].count(name) == 1
            if content is None or said is None or rows is None or not is_once or is_other(content, said):
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
        return key_id == known and is_signed(public, utf8(statement), unpadded(signature))


class Log:
    """Verifies the chains (section 3) and the rules of events (section 5), event by event."""

    def __init__(self, company, parts, asks_reasons):
        self.company = company
        self.parts = parts
        self.asks_reasons = asks_reasons
        self.genesis = sha256(f"garita-ledger/1{company}".encode()).hex()
        self.last = (0, self.genesis)
        self.moment = (0, "")
        self.streams = {}
        self.hashes = {}
        self.in_force = {}
        self.payments = {}
        self.years = {}
        self.entries = {}
        self.booked_in = {}
        self.cheques = {}
        self.moved = set()
        self.filed = set()
        self.settled = {}
        self.saturdays = {}
        self.by_day = {}
        self.corrected = {}
        self.paid = {}
        self.taxed = {}
        self.opened_exempt = {}
        self.periods = {}
        self.months = {}
        self.memos = {}
        self.written = {}
        self.sealed = {}
        self.copies = {}

    def problems(self, lines):
        for line in lines:
            match = LINE.fullmatch(line)
            event = parsed(match[3], "strict") if match else None
            if not self.is_event(event):
                yield {"problem": "unreadable", "seq": self.last[0] + 1}
                continue
            stream_hash, digest, text = match[1].decode(), match[2].decode(), match[3]
            seq, stream, version = event[2], event[3], event[4]
            problem = self.problem_of(seq, stream, version, (text, stream_hash, digest))
            if problem:
                yield problem
            moment, command = event[10], event[12]
            if moment < self.moment[0] or (moment == self.moment[0] and command != self.moment[1]):
                yield {"problem": "moment", "seq": seq}
            self.moment = (moment, command)
            for problem in self.booked(event):
                yield {"problem": problem, "seq": seq}
            self.streams[stream] = (version, stream_hash)
            self.hashes[seq] = digest
            self.last = (seq, digest)

    def is_event(self, event):
        return (
            isinstance(event, list)
            and len(event) == 17
            and event[0] == "garita-ledger/1"
            and alike(event[1], self.company)
            and all(is_count(event[element]) for element in (2, 4, 10))
            and all(event[element] is None or is_count(event[element]) for element in (7, 8))
            and all(isinstance(event[element], str) for element in (3, 5, 12))
            and all(event[element] is None or isinstance(event[element], str) for element in (9, 14))
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
        """Applies an event to the state, and returns its problems."""
        seq, kind, number, reason, data = event[2], event[5], event[8], event[14], event[16]
        for proofs, name in ((self.memos, "memo"), (self.copies, "copy")):
            proof = data.get(name)
            if isinstance(proof, dict) and isinstance(proof.get("hash"), str):
                proofs[seq] = proof["hash"]
        self.note_memo(event)
        if isinstance(data.get("seal"), dict):
            self.sealed[seq] = data["seal"].get("number")
        counts_year = self.counts_year(event) and self.counts_earlier_pay(event)
        is_admitted, states = self.is_admitted(event), self.states_what_was(event)
        if "delta" in data and not self.is_right(event):
            yield "amounts"
        if number is not None:
            self.book_in(number, kind, data)
        results = data.get("result"), row(data.get("corrects")).get("result")
        if not all(keeps_limits(row(row(result).get("contributions"))) for result in results):
            yield "limit"
        if not counts_year:
            yield "year-to-date"
        if not is_of_year(event):
            yield "tax-year"
        if not self.are_saturdays_right(event):
            yield "saturdays"
        if not self.are_days_right(event):
            yield "days"
        if not is_leave_right(event):
            yield "leave"
        if not is_admitted:
            yield "closed"
        if not self.is_mark_right(event):
            yield "mark"
        if not self.is_filing_right(event):
            yield "filing"
        if self.asks_reasons and kind in ASKS_REASON and reason is None:
            yield "reason"
        if not states:
            yield "closing"

    def period(self, number):
        new = {"entryCount": 0, "amounts": {}, "status": "open", "closedSeq": None}
        return self.periods.get(number, new)

    def book_in(self, number, kind, data):
        period = self.periods[number] = self.period(number)
        if kind == "PeriodClosed":
            period.update(status="closed", closedSeq=self.last[0])
        elif kind == "PeriodReopened":
            period["status"] = "open"
        elif kind == "PeriodReviewed":
            period["status"] = "reviewed"
        elif "delta" in data and period["status"] == "reviewed":
            period["status"] = "open"
        period["entryCount"] += {"TimeLoaded": 1, "TimeDeleted": -1}.get(kind, 0)
        period["amounts"] = plus(period["amounts"], set_of(data.get("delta")))

    def is_admitted(self, event):
        stream, kind, number, data = event[3], event[5], event[8], event[16]
        corrects = row(data.get("corrects"))
        if "entryId" in corrects:
            booked_in = self.booked_in.get((stream, key_of(corrects["entryId"])))
            if booked_in is None or self.period(booked_in)["status"] != "closed":
                return False
        is_closed = number is not None and self.period(number)["status"] == "closed"
        if kind == "PeriodReopened":
            return is_closed
        return not (is_closed and ("delta" in data or kind in ("PeriodReviewed", "PeriodClosed")))

    def is_mark_right(self, event):
        stream, kind, entry, command, data = event[3], event[5], event[7], event[12], event[16]
        if kind not in ("TimePaid", "TimeUnpaid"):
            return True
        number = data.get("chequeNumber")
        is_free = True
        if kind == "TimePaid" and is_count(number):
            is_kept = self.cheques.get(number) == entry and (entry, command) in self.moved
            is_free = number not in self.cheques or is_kept
            self.cheques[number] = entry
        return is_free and self.months.get((stream, entry)) is not None

    def is_filing_right(self, event):
        seq, stream, kind, data = event[2], event[3], event[5], event[16]
        if kind == "DocumentFiled":
            self.filed.add(seq)
            return alike(data.get("asOfSeq"), seq - 1)
        if kind in ("NoWorkRecorded", "ObligationSettled"):
            self.settled[seq] = stream
        if kind == "SettlementWithdrawn":
            settlement = data.get("replacesSeq")
            if not is_count(settlement) or self.settled.get(settlement) != stream:
                return False
            del self.settled[settlement]
            return True
        if kind != "FilingWithdrawn":
            return True
        filing = data.get("replacesSeq")
        is_filed = is_count(filing) and filing in self.filed
        self.filed -= {filing} if is_filed else set()
        return is_filed

    def counts_year(self, event):
        seq, stream, entry, data = event[2], event[3], event[7], event[16]
        basis, corrects = data.get("basis"), row(data.get("corrects"))
        if not isinstance(basis, dict):
            return True
        so_far = row(basis.get("soFar"))
        known, others = row(so_far.get("yearToDate")), so_far.get("elsewhere")
        others = [row(other) for other in others] if isinstance(others, list) else []
        result = corrects.get("result")
        contributions = row(row(data.get("result") if result is None else result).get("contributions"))
        is_anew = alike(basis.get("asOfSeq"), seq - (2 if "movedFromSeq" in data else 1))
        if is_anew:
            own = self.paid.get((stream, key_of(corrects.get("entryId", entry))), {})
            year = self.years.get(stream, {})
            for name in ("gross", *contributions):
                elsewhere = [row(other.get("yearToDate")).get(name) for other in others]
                if not all(map(is_integer, elsewhere)):
                    return False
                if not alike(known.get(name), of(year, [name]) - of(own, [name]) + sum(elsewhere)):
                    return False
                if not all(self.is_of_record(stream, name, other) for other in others):
                    return False
            if not self.are_other_records(stream, others):
                return False
            if not self.counts_certificates(event, others) or not self.counts_tips(event):
                return False
            if not counts_severance(data):
                return False
        elif not (is_set(data.get("after")) and same(data.get("before"), data["after"])):
            return False
        return counts_as_known(contributions, known)

    def counts_earlier_pay(self, event):
        stream, entry, date, data = event[3], event[7], event[9], event[16]
        result, earlier = data.get("result"), row(data.get("facts")).get("earlierPay")
        if "delta" not in data or not stream.startswith("ctr:") or not isinstance(result, dict):
            return True
        gross, exempt = result.get("gross"), result.get("notSubject", 0)
        if not isinstance(earlier, dict):
            return alike(exempt, 0)
        others = earlier.get("elsewhere")
        others = [row(other) for other in others] if isinstance(others, list) else []
        if not all(map(is_integer, [gross, exempt, earlier.get("own"), *(other.get("gross") for other in others)])):
            return False
        named = [(other.get("companyId"), other.get("contractorId")) for other in others]
        if not all(is_count(part) for record in named for part in record):
            return False
        _, contractor, year = stream.split(":")
        own = (str(self.company), contractor)
        if len({own, *((str(company), str(other)) for company, other in named)}) != len(named) + 1:
            return False

        def paid_in(stream):
            payments = self.payments.get(stream, {}).items()
            return sum(paid for number, (day, paid) in payments if number != entry and (day, number) < (str(date), entry))

        for company, other, paid in ((*record, other["gross"]) for record, other in zip(named, others)):
            if alike(company, self.company) and paid != paid_in(f"ctr:{other}:{year}"):
                return False
        before = earlier["own"] + sum(other["gross"] for other in others)
        subject = max(0, before + gross - 50_000) - max(0, before - 50_000)
        return earlier["own"] == paid_in(stream) and exempt == gross - subject

    def counts_certificates(self, event, others):
        """Returns True if an entry by certificate counted the right year before it, and no other entry any."""
        stream, entry, number, pay_date, data = event[3], event[7], event[8], event[9], event[16]
        facts, so_far = row(row(data.get("facts")).get("withholding")), row(row(data.get("basis")).get("soFar"))
        if facts.get("method") != "certificate":
            return "certificate" not in so_far
        corrects = row(data.get("corrects"))
        if "entryId" in corrects:
            entry, number = key_of(corrects["entryId"]), key_of(row(corrects.get("period")).get("id"))
            pay_date = self.taxed.get((stream, entry), (None, ""))[1]
        if not is_count(entry) or not isinstance(pay_date, str):
            return False
        is_young = facts.get("isYoung") is True and row(facts.get("certificate")).get("youthOptOut") is not True
        limit = row(facts.get("law")).get("youngExemption") if is_young else None
        if is_young and not is_integer(limit):
            return False
        known = self.certificate_year((stream, entry), pay_date, number, limit or 0)
        counted = [row(other["certificate"]) for other in others if "certificate" in other]
        for other in counted:
            bonus = row(other.get("bonus"))
            added = (other.get("exempt"), other.get("codaPlans"), bonus.get("taxed"), bonus.get("tax"))
            if not all(map(is_integer, added)):
                return False
            for name, cents in zip(("exempt", "coda", "bonus", "bonus_tax"), added):
                known[name] += cents
        said = row(so_far.get("certificate"))
        period, bonus, year, ratio = (row(said.get(name)) for name in ("inPeriod", "bonus", "year", "latestRatio"))
        stated = {
            "in_period": period.get("taxed"),
            "tax_in_period": period.get("regularTax"),
            "additional": period.get("additional"),
            "bonus": bonus.get("taxed"),
            "bonus_tax": bonus.get("tax"),
            "coda": said.get("codaPlans"),
            "ratio_tax": ratio.get("tax"),
            "ratio_pay": ratio.get("pay"),
            "exempt": said.get("exempt"),
            "wages": year.get("wages"),
            "withheld": year.get("withheld"),
        }
        unknown = ("exempt", "wages", "withheld") if counted and is_young else ()
        if "latestRatio" not in said or (said["latestRatio"] is not None and not ratio):
            return False
        return all(name in unknown or alike(stated[name], known[name]) for name in known)

    def counts_tips(self, event):
        """Returns True if an entry counted and deducts the taxes on tips that earlier entries left uncollected."""
        stream, entry, pay_date, data = event[3], event[7], event[9], event[16]
        corrects, result = row(data.get("corrects")), row(data.get("result"))
        if "entryId" in corrects:
            entry, result = key_of(corrects["entryId"]), row(corrects.get("result"))
            pay_date = self.taxed.get((stream, entry), (None, ""))[1]
        left = [0, 0]
        for (of_stream, _), one in self.taxed.items():
            first = self.taxed.get(one[0], one)
            if of_stream == stream and one[0] != (stream, entry) and (first[1], one[0][1]) < (pay_date or "null", entry):
                left = [total + cents for total, cents in zip(left, one[4])]
        due = dict(zip(TIP_TAXES, (max(0, cents) for cents in left)))
        said = row(row(data.get("basis")).get("soFar")).get("carriedIn")
        if said is not None and not any(due.values()):
            return False
        if any(due.values()) and not all(alike(row(said).get(tax), due[tax]) for tax in TIP_TAXES):
            return False
        received = row(result.get("typed")).get("tipsReceived", 0)
        if "tips" not in result:
            return alike(received, 0) and not any(due.values())
        tips = row(result["tips"])
        deducted = row(tips.get("carriedIn"))
        return alike(tips.get("received"), received) and all(alike(deducted.get(tax), due[tax]) for tax in TIP_TAXES)

    def certificate_year(self, whole, pay_date, number, limit):
        """Returns the sums of a year before an entry by certificate."""
        stream, entry = whole
        opening, exempt = self.in_force.get((stream, None), (None, {}))[1], self.opened_exempt.get(stream, 0)
        known = dict.fromkeys(("in_period", "tax_in_period", "additional", "bonus", "bonus_tax"), 0)
        known.update(coda=of(opening, ["codaPlans"]), ratio_tax=None, ratio_pay=None, exempt=exempt)
        known.update(wages=of(opening, ["gross"]) - exempt, withheld=of(opening, ["incomeTaxWithheld"]))
        own = {place: one for place, one in self.taxed.items() if place[0] == stream and one[0] != whole}
        before = [(one[1], place) for place, one in own.items() if one[0] == place and (one[1], place[1]) < (pay_date, entry)]
        for _, place in sorted(before):
            paid, (_, _, period, parts, _) = self.paid.get(place, {}), own[place]
            known["coda"] += of(paid, ["codaPlans"])
            if parts == NON_RESIDENT:
                continue
            if parts is None:
                taxed_gross = of(paid, ["gross"]) - of(paid, ["severanceExempt"])
                wages = taxed_gross - of(paid, ["tips", "tipsReceived", "commissions", "concessions"])
                free = max(0, min(wages, limit - known["exempt"]))
                known["exempt"] += free
                known["wages"] += max(0, taxed_gross - of(paid, ["bonus"]) - free)
                known["withheld"] += of(paid, ["incomeTaxWithheld"])
                continue
            of_pay = [one[3] for one in own.values() if one[0] == place and one[3] is not None]
            taxed, tax, additional, bonus, bonus_tax, free = (sum(part) for part in zip(*of_pay))
            known["exempt"] += free
            known["bonus"] += bonus
            known["bonus_tax"] += bonus_tax
            known["wages"] += taxed
            known["withheld"] += tax + additional
            if taxed > 0:
                known["ratio_tax"], known["ratio_pay"] = tax, taxed
            if period == number:
                known["in_period"] += taxed
                known["tax_in_period"] += tax
                known["additional"] += additional
        return known

    def note_taxed(self, event, whole):
        """Stores an entry as income tax by certificate counts it, or the exempt wages of an opening balance."""
        stream, kind, entry, number, pay_date, data = event[3], event[5], event[7], event[8], event[9], event[16]
        if entry is None:
            exempt = row(data.get("bases")).get("exemptWages")
            self.opened_exempt[stream] = exempt if is_integer(exempt) else 0
        elif kind.endswith("Deleted"):
            self.taxed.pop((stream, entry), None)
        else:
            tax = row(row(row(data.get("result")).get("incomeTax")).get("computed"))
            self.taxed[stream, entry] = (whole, pay_date or "null", number, parts_of_tax(tax), tips_left(data))

    def is_of_record(self, stream, name, other):
        if not alike(other.get("companyId"), self.company):
            return True
        year = self.years.get(f"emp:{key_of(other.get('employeeId'))}:{stream.split(':')[2]}", {})
        return alike(row(other.get("yearToDate")).get(name), of(year, [name]))

    def are_other_records(self, stream, others):
        named = [(other.get("companyId"), other.get("employeeId")) for other in others]
        if not all(is_count(part) for record in named for part in record):
            return False
        own = (str(self.company), stream.split(":")[1])
        return len({own, *((str(company), str(employee)) for company, employee in named)}) == len(named) + 1

    def are_saturdays_right(self, event):
        seq, stream, entry, data = event[2], event[3], event[7], event[16]
        kind, _, rest = stream.partition(":")
        if kind != "emp" or entry is None or "delta" not in data:
            return True
        basis = row(data.get("basis"))
        others = row(basis.get("soFar")).get("elsewhere")
        others = [row(other) for other in others] if isinstance(others, list) else []
        is_anew = alike(basis.get("asOfSeq"), seq - (2 if "movedFromSeq" in data else 1))
        corrected = row(data.get("corrects")).get("period")
        bounds = row(data.get("period") if corrected is None else corrected)
        are_insured = not is_anew or all(self.are_saturdays_of_record(bounds, other) for other in others)
        if "corrects" in data:
            return are_insured
        own = self.saturdays.setdefault(rest.split(":")[0], {})
        own.pop(entry, None)
        line = row(row(row(data.get("result")).get("contributions")).get("chauffeurInsurance"))
        if "saturdays" not in line:
            if "weeks" in line:
                own[entry] = None
            return are_insured
        days = days_of(line["saturdays"])
        taken = {day for taken in own.values() for day in taken or ()}
        taken |= {day for other in others for day in days_of(other.get("saturdays", []))}
        own[entry] = days
        numbers = [line.get(name) for name in ("weeklyAmount", "weeks", "withheldInPeriod", "amount")]
        if not all(map(is_integer, numbers)):
            return False
        weekly, weeks, before, withheld = numbers
        is_due = before == weekly * (weeks - len(days)) and withheld <= weekly * len(days)
        return are_insured and is_due and are_saturdays_in(bounds, days) and not taken & set(days)

    def are_days_right(self, event):
        seq, stream, entry, data = event[2], event[3], event[7], event[16]
        kind, _, rest = stream.partition(":")
        if kind != "emp" or entry is None or "delta" not in data:
            return True
        own = self.by_day.setdefault(rest.split(":")[0], {})
        own.pop(entry, None)
        corrects = data.get("corrects") if isinstance(data.get("corrects"), dict) else None
        inputs = row(data.get("inputs") if corrects is None else corrects.get("inputs"))
        basis, facts = row(data.get("basis")), row(data.get("facts"))
        if "dayTerms" not in facts:
            return "days" not in inputs and "otherDays" not in basis
        terms = day_terms_of(facts["dayTerms"])
        days = work_of(inputs.get("days", None if corrects is None else []))
        others = work_of(basis.get("otherDays", []))
        if terms is None or days is None or others is None:
            return False
        of_entry = entry if corrects is None else corrects.get("entryId")
        in_force = {}
        for number in sorted(own):
            corrected, of_days = own[number]
            in_force[corrected] = of_days
        own[entry] = (of_entry, days)
        mine = [(day, of_entry, worked) for day, _, worked, _ in days]
        told = [(day, number, worked) for day, number, worked, _ in others]
        if alike(basis.get("asOfSeq"), seq - (2 if "movedFromSeq" in data else 1)):
            known = [
                (day, number, worked)
                for number, of_days in in_force.items()
                if number != of_entry
                for day, _, worked, _ in of_days
            ]
            if told != work_before(mine, known, terms):
                return False
        period = row(data.get("period") if corrects is None else corrects.get("period"))
        dates = [day.isoformat() for day, _, _ in mine]
        if len(set(dates)) < len(dates):
            return False
        if not all(str(period.get("start")) <= day <= str(period.get("end")) for day in dates):
            return False
        minutes = row(inputs.get("minutes"))
        given = (*hours_of(mine, told, terms), sum(meal for *_, meal in days))
        said = [minutes.get(name) for name in ("regular", "overtime", "mealPeriod")]
        return not days or all(alike(one, other) for one, other in zip(said, given))

    def are_saturdays_of_record(self, bounds, other):
        if "saturdays" not in other:
            return True
        said = days_of(other["saturdays"])
        if not are_saturdays_in(bounds, said):
            return False
        if not alike(other.get("companyId"), self.company):
            return True
        entries = list(self.saturdays.get(str(other.get("employeeId")), {}).values())
        known = {day for days in entries for day in days or () if are_saturdays_in(bounds, [day])}
        return known <= set(said) and (None in entries or set(said) <= known)

    def states_what_was(self, event):
        kind, number, data = event[5], event[8], event[16]
        if kind == "MonthClosed":
            return self.is_month_right(data)
        if kind != "PeriodClosed":
            return True
        period = self.period(number)
        is_so = alike(data.get("entryCount"), period["entryCount"]) and same(data.get("totals"), period["amounts"])
        return is_so and self.is_bound(data)

    def is_bound(self, data):
        seq, digest = self.last
        return alike(data.get("seq"), seq) and data.get("hash") == digest

    def note_memo(self, event):
        seq, kind, entry, memo = event[2], event[5], event[7], row(event[16].get("memo"))
        if isinstance(memo.get("hash"), str):
            self.written.setdefault((entry, memo["hash"]), {"seq": seq, "erased": False})
        if kind == "MemosErased":
            for (of_entry, _), written in self.written.items():
                written["erased"] = written["erased"] or of_entry == entry

    def is_month_right(self, data):
        for to_employees, count, totals in ((True, "entryCount", "totals"), (False, "paymentCount", "paymentTotals")):
            paid, sums = 0, {}
            for place, month in self.months.items():
                if month is not None and month == data.get("month") and place[0].startswith("emp:") == to_employees:
                    paid, sums = paid + 1, plus(sums, self.in_force[place][1])
            if not alike(data.get(count), paid) or not same(data.get(totals), sums):
                return False
        return self.is_bound(data)

    def is_right(self, event):
        seq, stream, kind, entry, data = event[2], event[3], event[5], event[7], event[16]
        delta = set_of(data["delta"])
        last_seq, was = self.in_force.get((stream, entry), (None, {}))
        now = plus(was, delta)
        self.in_force[stream, entry] = (seq, now)
        self.booked_in[stream, entry] = event[8]
        self.years[stream] = plus(self.years.get(stream, {}), delta)
        if stream.startswith("ctr:"):
            payments = self.payments.setdefault(stream, {})
            payments[entry] = (str(event[9]), of(now, ["gross"]))
            if kind.endswith("Deleted"):
                del payments[entry]
        is_new = self.note_entry(event, delta)
        if entry is not None:
            self.months[stream, entry] = None if kind.endswith("Deleted") else (event[9] or "null")[:7]
        corrects = data.get("corrects")
        if isinstance(corrects, dict) and "entryId" in corrects:
            self.corrected[stream, entry] = (stream, key_of(corrects["entryId"]))
        whole = self.corrected.get((stream, entry), (stream, entry))
        paid = self.paid[whole] = plus(self.paid.get(whole, {}), delta)
        if stream.startswith("emp:"):
            self.note_taxed(event, whole)
        if not is_set(data["delta"]):
            return False
        if "before" in data and not (same(data["before"], was) and alike(data.get("replacesSeq"), last_seq)):
            return False
        if "after" in data and not same(data["after"], now):
            return False
        if (kind.endswith("Loaded") and not is_new) or (kind.endswith("Deleted") and not same(now, {})):
            return False
        for result, amounts in ((data.get("result"), now), (row(corrects).get("result"), paid)):
            if isinstance(result, dict) and any(not alike(amount, of(amounts, [name])) for name, amount in computed(result)):
                return False
        return entry is None or (of(paid, ["net"]) >= 0 and adds_up(now, self.parts, stream.startswith("emp:")))

    def note_entry(self, event, delta):
        entry, command, data = event[7], event[12], event[16]
        if entry is None:
            return True
        is_moved, was = "movedFromSeq" in data, self.entries.get(entry)
        self.entries[entry] = plus(was or {}, delta)
        if is_moved:
            self.moved.add((entry, command))
        return not is_moved if was is None else is_moved and same(was, {})

    def head_problems(self, head):
        if (head["seq"], head["hash"]) != self.last:
            apart = 0 if head["seq"] == self.last[0] else 1
            yield {"problem": "head", "seq": min(head["seq"], self.last[0]) + apart}


def counts_severance(data):
    """Returns True if an entry exempts of its severance what its facts leave, or what was typed, and taxes the rest."""
    corrects = row(data.get("corrects"))
    whole = corrects if "entryId" in corrects else data
    inputs, result = row(whole.get("inputs")), row(whole.get("result"))
    typed, tax = row(result.get("typed")), row(row(result.get("incomeTax")).get("computed"))
    paid = typed.get("severance", 0)
    if "severance" not in result:
        return alike(paid, 0)
    severance, known = row(result["severance"]), row(row(data.get("facts")).get("severance"))
    limit, edited = None, inputs.get("editedSeveranceExempt")
    by_law, elsewhere = known.get("byLaw", 0), known.get("exemptElsewhere", 0)
    numbers = [paid, by_law, elsewhere, result.get("gross"), 0 if edited is None else edited]
    if not all(is_integer(number) for number in numbers):
        return False
    if not str(tax.get("rule")).startswith("non-resident-"):
        limit = max(0, by_law - elsewhere)
    due = min(paid, (limit or 0) if edited is None else edited)
    bonus = typed.get("bonus", 0) if tax.get("rule") == "certificate" else 0
    return (
        severance.get("limit", "") == limit
        and alike(severance.get("exempt"), due)
        and severance.get("isEdited") is (edited is not None)
        and is_integer(bonus)
        and alike(tax.get("base"), result["gross"] - due - bonus)
    )


def tips_left(data):
    """Returns the taxes on tips that an entry left uncollected, less those of earlier entries that it collected."""
    tips = row(row(data.get("result")).get("tips"))
    carried, carried_in = row(tips.get("carried")), row(tips.get("carriedIn"))
    pairs = [(carried.get(tax, 0), carried_in.get(tax, 0)) for tax in TIP_TAXES]
    return [after - before if is_integer(after) and is_integer(before) else 0 for after, before in pairs]


# Stands for the parts of the tax of a non-resident, whose pay is no wages.
NON_RESIDENT = ()


def parts_of_tax(tax):
    """Returns the parts of a tax by certificate; None for other methods. What is no integer equals nothing."""
    if str(tax.get("rule")).startswith("non-resident-"):
        return NON_RESIDENT
    if tax.get("rule") != "certificate":
        return None
    bonus, young = row(tax.get("bonus")), row(tax.get("young"))
    free = [young.get(name, 0) for name in ("regular", "bonus")]
    parts = [
        tax.get("taxed"),
        tax.get("regularTax"),
        row(tax.get("additional")).get("amount"),
        bonus.get("taxed", 0),
        bonus.get("tax", 0),
        *free,
    ]
    parts = [part if is_integer(part) else math.nan for part in parts]
    return (*parts[:5], parts[5] + parts[6])


def computed(result):
    """Returns some amounts of a calculation."""
    said = {name: result.get(name, 0) for name in ("gross", "net", "uncollected")}
    tax = result.get("retained") if result.get("incomeTax") is None else result["incomeTax"]
    said["severanceExempt"] = row(result.get("severance")).get("exempt", 0)
    said["incomeTaxWithheld"] = row(tax).get("amount", 0)
    said |= {name: row(line).get("amount", 0) for name, line in row(result.get("contributions")).items()}
    return said.items()


def keeps_limits(contributions):
    for line in map(row, contributions.values()):
        if "limit" in line:
            more = row(line.get("additional")).get("amount", 0)
            numbers = line.get("amount"), more, line["limit"], line.get("yearToDate")
            if not all(map(is_integer, numbers)):
                return False
            amount, more, limit, before = numbers
            if amount - more > max(0, limit - before):
                return False
    return True


def days_of(days):
    """Returns a list of days; invalid elements become an empty text."""
    return [day if isinstance(day, str) else "" for day in (days if isinstance(days, list) else [""])]


LABOR_REFORM = "2017-01-26"


def is_leave_right(event):
    """Returns True if an entry with leave by law has the terms of the law, or terms that somebody typed."""
    stream, data = event[3], event[16]
    policy = row(row(data.get("facts")).get("leavePolicy"))
    if not stream.startswith("emp:") or "byLaw" not in policy:
        return True
    vacation, sick, law = row(policy.get("vacation")), row(policy.get("sick")), row(policy["byLaw"])
    admission, day, at_end = law.get("admissionDate"), law.get("dayMinutes"), law.get("vacationAtEnd")
    corrected = row(data.get("corrects")).get("period")
    period = row(data.get("period") if corrected is None else corrected)
    if not isinstance(admission, str) or not is_integer(day):
        return False
    if law.get("isEdited") is True:
        return alike(at_end, vacation.get("minutesPerMonth"))
    is_earlier = admission < LABOR_REFORM

    def credit(quarters):
        return 0 if law.get("isExempt") is True else (day * quarters + 2) // 4

    def vacation_in(date):
        month, months = str(date)[:7], admission[4:7]
        if is_earlier:
            return credit(5)
        if law.get("isSmallEmployer") is True:
            return credit(2)
        steps = [(15, 5), (5, 4), (1, 3)]
        year = int(admission[:4]) if admission[:4].isdigit() else 9999
        return credit(next((parts for years, parts in steps if f"{year + years}{months}" <= month), 2))

    wanted = [vacation_in(period.get("start")), vacation_in(period.get("end")), credit(4)]
    said = [vacation.get("minutesPerMonth"), at_end, sick.get("minutesPerMonth")]
    threshold = 60 * (115 if is_earlier else 130)
    return all(map(alike, said, wanted)) and all(
        alike(terms.get("thresholdMinutes"), threshold) for terms in (vacation, sick)
    )


def are_saturdays_in(bounds, days):
    """Returns True if days are Saturdays of a period, in order and without repetition."""
    start, end = str(bounds.get("start")), str(bounds.get("end"))
    return all(map(is_saturday, days)) and all(start <= day <= end for day in days) and days == sorted(set(days))


def is_saturday(day):
    try:
        return len(day) == 10 and date.fromisoformat(day).weekday() == 5
    except (TypeError, ValueError):
        return False


def day_terms_of(terms):
    """Returns the first day of the week, and if ten hours are regular and if all are; None if it is not told."""
    terms = row(terms)
    start, tens, exempt = terms.get("weekStart"), terms.get("isFourTens"), terms.get("isExempt")
    if not is_count(start) or start > 6 or not isinstance(tens, bool) or not isinstance(exempt, bool):
        return None
    return start, tens, exempt


def work_of(days):
    """Returns days as date, entry, work and work in meal periods; None if one is no day of at most 24 hours."""
    if not isinstance(days, list):
        return None
    work = []
    for day in map(row, days):
        worked, meal, number = day.get("worked"), day.get("mealWorked", 0), day.get("entryId", 0)
        if not (is_count(worked) and is_count(meal) and is_count(number) and worked + meal <= 24 * 60):
            return None
        if not isinstance(day.get("date"), str) or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", day["date"], re.ASCII):
            return None
        try:
            work.append((date.fromisoformat(day["date"]), number, worked, meal))
        except ValueError:
            return None
    return work


def week_of(day, terms):
    """Returns the number of the first day of a day's week. Python's weeks begin on Monday, ours on Sunday."""
    return day.toordinal() - (day.isoweekday() - terms[0]) % 7


def work_before(mine, others, terms):
    """Returns the work of others that comes before work of an entry in the same week."""
    own = [work for work in mine if work[2] > 0]
    return sorted(
        other
        for other in others
        if other[2] > 0
        and any(week_of(other[0], terms) == week_of(work[0], terms) and other[:2] < work[:2] for work in own)
    )


def hours_of(mine, others, terms):
    """Returns the regular time and the overtime of an entry's work."""
    _, tens, exempt = terms
    work = sorted((work for work in [*mine, *others] if work[2] > 0), key=lambda one: one[:2])
    dates = {one[0].toordinal() for one in work}
    of_day, of_week, own = {}, {}, {one[:2] for one in mine}
    regular_time = overtime = 0
    for day, number, worked in work:
        week = week_of(day, terms)
        most = min((600 if tens else 480) - of_day.get(day, 0), 2400 - of_week.get(week, 0))
        if day.toordinal() == week + 6 and dates >= set(range(week, week + 7)):
            most = 0
        regular = worked if exempt else min(worked, max(0, most))
        of_day[day] = of_day.get(day, 0) + regular
        of_week[week] = of_week.get(week, 0) + regular
        if (day, number) in own:
            regular_time += regular
            overtime += worked - regular
    return regular_time, overtime


def counts_as_known(contributions, known):
    wages, tips = known.get("socialSecurity"), known.get("socialSecurityOnTips")
    both = wages + tips if is_integer(wages) and is_integer(tips) else None
    on_wages = row(contributions.get("socialSecurity")).get("amount")
    shared = both + on_wages if both is not None and is_integer(on_wages) else None
    for name, line in contributions.items():
        if "yearToDate" in row(line):
            before = line["yearToDate"]
            counted = [both] if name == "socialSecurity" else [known.get(name)]
            counted += [shared] if name == "socialSecurityOnTips" else []
            if not is_integer(before) or before not in counted:
                return False
    return True


def is_of_year(event):
    stream, entry, pay_date, data = event[3], event[7], event[9], event[16]
    if "delta" not in data or entry is None:
        return True
    year = [*stream.split(":"), None, None][2]
    return (None if pay_date is None else pay_date[:4]) == year


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
    return name in ("gross", "net", "uncollected", "severanceExempt") or name.endswith("Minutes")


def parts_in(stated):
    """Returns the parts of pay in the manifest; None if a name of the format is missing."""
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
        number = anchor.get("number")
        statement = canonical(["garita-anchor/1", log.company, seq, digest, at, key_id])
        if number is not None:
            statement = canonical(["garita-anchor/2", log.company, number, seq, digest, at, key_id])
        is_of_log = digest is not None and log.hashes.get(seq) == digest
        if not is_of_log or (packet.key and not packet.is_sealed(key_id, statement, anchor.get("signature"))):
            yield {"problem": "anchor", "seq": seq}


def missing_anchors(packet, log):
    missing, numbers, last, is_numbered = set(), {}, (0, 0), False
    for anchor in packet.tables["anchors.jsonl"]:
        seq, number = anchor.get("seq"), anchor.get("number")
        seq = seq if is_count(seq) else 0
        numbers[seq] = number
        if is_numbered if number is None else not alike(number, last[1] + 1):
            missing.add(seq)
        is_numbered = number is not None
        last = (seq, number if is_count(number) else last[1] + 1)
    if packet.anchors is not None and packet.anchors != last[1]:
        missing.add(last[0] + 1)
    missing |= {seq for seq, number in log.sealed.items() if not alike(numbers.get(seq), number)}
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
            or any(not alike(said.get(name), period[name]) for name in names)
            or not same(said.get("amounts"), period["amounts"])
        ):
            yield {"problem": "register", "period": number}


def memo_problems(packet, log):
    there = {memo.get("seq") for memo in packet.tables["personal/memos.jsonl"]}
    for memo in packet.tables["personal/memos.jsonl"]:
        salt, text = memo.get("salt"), memo.get("text")
        is_text = isinstance(salt, str) and isinstance(text, str)
        if not is_text or log.memos.get(memo.get("seq")) != sha256(utf8(salt + text)).hex():
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
    # The hash of the encrypted bytes was right, so the tag needs no check.
    try:
        packed = decrypted(unpadded(key), sealed[:12], sealed[12:-16])
        return base64.b64decode(json.loads(gzip.decompress(packed))["bytes"])
    except (ValueError, TypeError, OSError, EOFError, KeyError, zlib.error):
        return None


def verify(folder, key=None, digest=None):
    manifest = manifest_in(folder)
    if manifest is None:
        return {"whole": False, "problems": [{"problem": "file", "file": "manifest.json"}]}
    packet = Packet(folder, manifest)
    parts = parts_in(manifest.get("amounts"))
    log = Log(packet.company, parts or PARTS, packet.format != FIRST)
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
    files = manifest.get("files")
    is_listed = isinstance(files, list) and all(map(is_listed_file, files))
    is_personal = isinstance(manifest.get("personalData"), bool)
    return manifest if is_head and is_listed and is_personal and is_count(manifest.get("companyId")) else None


def is_listed_file(file):
    is_text = isinstance(file, dict) and isinstance(file.get("name"), str) and isinstance(file.get("sha256"), str)
    return is_text and is_count(file.get("bytes"))


def files_in(folder):
    for path, _, names in os.walk(folder):
        for name in names:
            whole = os.path.join(path, name)
            if os.path.isfile(whole) and not os.path.islink(whole):
                yield os.path.relpath(whole, folder).replace(os.sep, "/")


def lines_of(packet):
    if "ledger.jsonl" in packet.there:
        with open(os.path.join(packet.folder, "ledger.jsonl"), "rb") as file:
            for line in file:
                yield line.removesuffix(b"\n")


def rows_of(content, key):
    rows = [parsed(line) for line in content.split(b"\n")[:-1]]
    return rows if all(isinstance(row, dict) and (key is None or is_count(row.get(key))) for row in rows) else None


def is_other(content, stated):
    return len(content) != stated.get("bytes") or sha256(content).hex() != stated.get("sha256")


def begins_one(digest, hashes):
    return len(digest) >= 16 and any(one.startswith(digest) for one in hashes)


def parsed(text, errors="replace"):
    try:
        text = text.decode("utf-8", errors)
        return json.loads(text, parse_int=number_of, parse_float=number_of, parse_constant=no_number)
    except (ValueError, RecursionError):
        return None


def no_number(text):
    raise ValueError(f"{text} is no JSON")


def number_of(text):
    """Parses a number in any notation: 1.0 and 1e0 are the integer 1."""
    return whole(float(text))


def whole(number):
    """Converts a number to an integer if it is a safe integer (section 1)."""
    number = float(number)
    return int(number) if number.is_integer() and abs(number) < 2**53 else number


def canonical(parts):
    return json.dumps(parts, ensure_ascii=False, separators=(", ", ": "))


def utf8(text):
    """Encodes a text; half of a surrogate pair becomes the replacement character."""
    return re.sub("[\ud800-\udfff]", "\ufffd", text).encode()


def row(value):
    return value if isinstance(value, dict) else {}


def is_integer(value):
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 2**53


def is_count(value):
    return is_integer(value) and value >= 0


def alike(a, b):
    """Returns True for equal values of one type: Python's True equals 1. Lists and objects are never equal."""
    return type(a) is type(b) and not isinstance(a, (list, dict)) and a == b


def key_of(value):
    """Returns a value that can be a key; None for lists and objects."""
    is_named = isinstance(value, (int, float, str)) and not isinstance(value, bool)
    return value if is_named else None


def is_set(value):
    return isinstance(value, dict) and all(map(is_integer, value.values()))


def set_of(value):
    return value if is_set(value) else {}


def of(amounts, names):
    total = 0
    for name in names:
        total = whole(total + amounts.get(name, 0))
    return total


def plus(a, b):
    return {name: whole(of(a, [name]) + of(b, [name])) for name in {*a, *b}}


def same(a, b):
    return is_set(a) and all(of(a, [name]) == of(b, [name]) for name in {*a, *b})


def sha256(content):
    return hashlib.sha256(content).digest()


def unpadded(text):
    """Decodes base64url without padding; returns no bytes for any other text."""
    if not isinstance(text, str) or not re.fullmatch("[A-Za-z0-9_-]*", text):
        return b""
    try:
        return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
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
