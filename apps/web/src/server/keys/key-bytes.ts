/** The bytes of every key of the vault, newest first: `[name:]base64`, comma-separated. */
export function keyBytes(keys: string): readonly Uint8Array[] {
  return keys
    .split(',')
    .map((key) => key.trim().replace(/^[\w-]+:/, ''))
    .flatMap((encoded) => (encoded ? [Buffer.from(encoded, 'base64')] : []))
}
