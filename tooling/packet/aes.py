"""Opens what AES-256-GCM sealed (FIPS 197, NIST SP 800-38D), without its tag: whoever calls has checked the bytes by their hash."""


def decrypted(key, nonce, sealed):
    """The bytes under the counters of a nonce of 12 bytes; the first counter, 1, is the tag's."""
    keys = round_keys(key)
    plain = bytearray()
    for index in range(0, len(sealed), 16):
        counter = (index // 16 + 2).to_bytes(4, "big")
        stream = encrypted_block(keys, nonce + counter)
        plain += bytes(a ^ b for a, b in zip(sealed[index : index + 16], stream))
    return bytes(plain)


def doubled(byte):
    return (byte << 1 ^ 0x11B) & 0xFF if byte & 0x80 else byte << 1


def substitutions():
    box, p, q = [0x63] * 256, 1, 1
    while True:
        p ^= doubled(p)  # times 3
        for shift in (1, 2, 4):  # divided by 3
            q ^= q << shift & 0xFF
        q ^= 0x09 if q & 0x80 else 0
        box[p] = 0x63 ^ q ^ rotated(q, 1) ^ rotated(q, 2) ^ rotated(q, 3) ^ rotated(q, 4)
        if p == 1:
            return box


def rotated(byte, bits):
    return (byte << bits | byte >> 8 - bits) & 0xFF


BOX = substitutions()


def round_keys(key):
    if len(key) != 32:
        raise ValueError("the key of a copy has 32 bytes")
    words, constant = [key[i : i + 4] for i in range(0, 32, 4)], 1
    while len(words) < 60:
        word = words[-1]
        if len(words) % 8 == 0:
            word = bytes(BOX[byte] for byte in word[1:] + word[:1])
            word = bytes([word[0] ^ constant]) + word[1:]
            constant = doubled(constant)
        elif len(words) % 8 == 4:
            word = bytes(BOX[byte] for byte in word)
        words.append(bytes(a ^ b for a, b in zip(word, words[-8])))
    return [b"".join(words[i : i + 4]) for i in range(0, 60, 4)]


def encrypted_block(keys, block):
    state = [a ^ b for a, b in zip(block, keys[0])]
    for number, key in enumerate(keys[1:], start=1):
        state = [BOX[state[(i + 4 * (i % 4)) % 16]] for i in range(16)]  # substituted, rows shifted
        if number < 14:
            state = [byte for i in range(0, 16, 4) for byte in mixed(state[i : i + 4])]
        state = [a ^ b for a, b in zip(state, key)]
    return state


def mixed(column):
    every = column[0] ^ column[1] ^ column[2] ^ column[3]
    return [byte ^ every ^ doubled(byte ^ column[(i + 1) % 4]) for i, byte in enumerate(column)]
