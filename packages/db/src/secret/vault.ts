import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** Whose secret it is, and where it may be shown. A secret sealed for one place opens for no other. */
export interface SecretOf {
  readonly agentId: string
  readonly place: string
}

export interface Sealed {
  readonly keyId: string
  readonly sealed: string
}

/** Seals with its first key, and opens secrets sealed with any of its keys. */
export interface Vault {
  /** The key that seals now. */
  readonly keyId: string
  /** All of its keys, starting with the one that seals. */
  readonly keyIds: readonly string[]
  seal(secret: string, of: SecretOf): Sealed
  /** Undefined if no key opens it, or if it was sealed for another purpose. */
  open(sealed: Sealed, of: SecretOf): string | undefined
}

/** The part of a vault for code that takes a secret from its owner: it cannot read one. */
export type Sealer = Pick<Vault, 'keyId' | 'seal'>

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

const cipher = 'aes-256-gcm'
const keyBytes = 32
const nonceBytes = 12
const tagBytes = 16

/**
 * A vault of one or more keys, separated by commas. Each key is 32 bytes in base64, with an optional name before a
 * colon. To change keys, put the new one first. Throws for any other text, without repeating it.
 */
export function createVault(keys: string): Vault {
  const known = keys.split(',').map(keyFrom)
  const [first] = known
  if (!first || new Set(known.map(({ id }) => id)).size < known.length) {
    throw new RangeError('two keys of the vault have one name')
  }
  return {
    keyId: first.id,
    keyIds: known.map(({ id }) => id),
    seal: (secret, of) => ({ keyId: first.id, sealed: seal(secret, first, of) }),
    open: ({ keyId, sealed }, of) => {
      const likelyFirst = [
        ...known.filter(({ id }) => id === keyId),
        ...known.filter(({ id }) => id !== keyId),
      ]
      for (const key of likelyFirst) {
        const secret = open(sealed, key, of)
        if (secret !== undefined) return secret
      }
      return undefined
    },
  }
}

function keyFrom(text: string): Key {
  const [, name, encoded = ''] = /^(?:([\w-]{1,32}):)?([A-Za-z0-9+/_-]+={0,2})$/.exec(text.trim()) ?? []
  const bytes = Buffer.from(encoded, 'base64')
  if (bytes.length !== keyBytes) throw new RangeError(`a key of the vault is not ${keyBytes} bytes in base64`)
  return { id: name ?? fingerprint(bytes), bytes }
}

/** Tells keys apart without revealing anything about them. */
function fingerprint(key: Buffer): string {
  return createHash('sha256').update('wis vault key\0').update(key).digest('hex').slice(0, 12)
}

function seal(secret: string, { bytes }: Key, of: SecretOf): string {
  const nonce = randomBytes(nonceBytes)
  const sealing = createCipheriv(cipher, bytes, nonce, { authTagLength: tagBytes }).setAAD(bound(of))
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64')
}

function open(sealed: string, { bytes }: Key, of: SecretOf): string | undefined {
  const whole = Buffer.from(sealed, 'base64')
  const nonce = whole.subarray(0, nonceBytes)
  const tag = whole.subarray(nonceBytes, nonceBytes + tagBytes)
  if (tag.length < tagBytes) return undefined
  const opening = createDecipheriv(cipher, bytes, nonce, { authTagLength: tagBytes })
  opening.setAAD(bound(of)).setAuthTag(tag)
  try {
    const text = Buffer.concat([opening.update(whole.subarray(nonceBytes + tagBytes)), opening.final()])
    return text.toString('utf8')
  } catch {
    return undefined
  }
}

const bound = ({ agentId, place }: SecretOf) => Buffer.from(JSON.stringify(['wis secret', agentId, place]))
