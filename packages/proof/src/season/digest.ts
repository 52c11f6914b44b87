import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a file while its lines go by. It equals `sha256sum` of the same lines, each with its line feed. */
export interface Digest {
  add(line: string): void
  hex(): string
}

export function createDigest(): Digest {
  const sum = sha256.create()
  return {
    add: (line) => void sum.update(utf8ToBytes(`${line}\n`)),
    hex: () => bytesToHex(sum.clone().digest()),
  }
}
