import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** SHA-256 of a text in UTF-8, as lower-case hex. Runs the same in a browser and on a server. */
export function hashText(text: string): string {
  return bytesToHex(sha256(utf8ToBytes(text)))
}
