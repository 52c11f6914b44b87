import { ed25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const purpose = utf8ToBytes('wis-match/1 signing key')
const leastSecretBytes = 32

/** Signs in the platform's name. Its secret cannot be read back. */
export interface SigningKey {
  readonly publicKey: string
  /** The Ed25519 signature over the UTF-8 bytes of a text, in hex. */
  sign(text: string): string
}

/** Signs the bytes of a text with an Ed25519 seed of 32 bytes. Every implementation makes the same signature. */
export type Signer = (text: Uint8Array, seed: Uint8Array) => Uint8Array

/** Derived from the secret for this one purpose, so that the same secret may serve others too. */
export function signingKeyFrom(secret: Uint8Array, signer: Signer = ed25519.sign): SigningKey {
  if (secret.length < leastSecretBytes) throw new RangeError('a signing key needs 32 bytes of secret or more')
  const seed = hkdf(sha256, secret, undefined, purpose, 32)
  return {
    publicKey: bytesToHex(ed25519.getPublicKey(seed)),
    sign: (text) => bytesToHex(signer(utf8ToBytes(text), seed)),
  }
}

/** The public part of a key, in hex: published, and named in every export it signs. */
export function publicKeyOf({ publicKey }: SigningKey): string {
  return publicKey
}

/** Strict, as in RFC 8032: no second spelling of a signature or key passes. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  return ed25519.verify(hexToBytes(signature), utf8ToBytes(text), hexToBytes(publicKey), { zip215: false })
}
