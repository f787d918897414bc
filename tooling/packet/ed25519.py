"""Verifies Ed25519 signatures (RFC 8032, section 5.1) with big integers and hashlib alone. It signs nothing, so nothing here is secret."""

import hashlib

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def is_signed(public_key, message, signature):
    """Whether the owner of a public key (32 bytes) signed these bytes."""
    if len(public_key) != 32 or len(signature) != 64:
        return False
    key, commitment = point_of(public_key), point_of(signature[:32])
    response = int.from_bytes(signature[32:], "little")
    if key is None or commitment is None or response >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + public_key + message).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    return are_equal(times(response, BASE), plus(commitment, times(challenge, key)))


# A point is (X, Y, Z, T) with x = X/Z, y = Y/Z and x·y = T/Z.


def plus(a, b):
    e = (a[1] - a[0]) * (b[1] - b[0]) % P
    f = (a[1] + a[0]) * (b[1] + b[0]) % P
    g = 2 * a[3] * b[3] * D % P
    h = 2 * a[2] * b[2] % P
    e, f, g, h = f - e, h - g, h + g, f + e
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(factor, point):
    result = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            result = plus(result, point)
        point = plus(point, point)
        factor >>= 1
    return result


def are_equal(a, b):
    return (a[0] * b[2] - b[0] * a[2]) % P == 0 and (a[1] * b[2] - b[1] * a[2]) % P == 0


def point_of(encoded):
    """A point from 32 bytes: y, and the parity of x in the highest bit. None where there is none."""
    number = int.from_bytes(encoded, "little")
    y, parity = number & (2**255 - 1), number >> 255
    square = (y * y - 1) * pow(D * y * y + 1, -1, P) % P
    if y >= P or (square == 0 and parity):
        return None
    x = pow(square, (P + 3) // 8, P)
    if x * x % P != square:
        x = x * ROOT_OF_MINUS_ONE % P
    if x * x % P != square:
        return None
    x = P - x if x & 1 != parity else x
    return (x, y, 1, x * y % P)


BASE = point_of((4 * pow(5, -1, P) % P).to_bytes(32, "little"))
