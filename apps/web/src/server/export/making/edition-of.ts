import { publicKeyOf, signingKeyFrom } from '@wis/proof'
import type { SigningKey } from '@wis/proof'
import { keyBytes } from '../../keys/key-bytes.ts'
import { nodeSigner } from '../../keys/node-signer.ts'
import { keyOf } from '../kept-file.ts'

/** All that a workshop has to know; it reads no environment. */
export interface WorkshopSettings {
  readonly databaseUrl: string
  /** As in WIS_SECRET_KEY. */
  readonly secretKey: string
  /** Of the platform. */
  readonly version: string
  readonly publicUrl: string
  readonly licence: string | undefined
  /** Where everything is kept, whatever version of the code has made it. */
  readonly folder: string
  /** Where all lies that this version has made. */
  readonly root: string
  readonly mostBytes: number
}

/** What files of the same state differ by: who signs them, and what their cards say. */
export function editionOf({ secretKey, version, publicUrl, licence }: WorkshopSettings): string {
  return keyOf(JSON.stringify([version, publicUrl, licence ?? null]), publicKeyOf(signingKeyOf(secretKey)))
}

export function signingKeyOf(secretKey: string): SigningKey {
  const [secret] = keyBytes(secretKey)
  if (!secret) throw new Error('there is no key to sign with')
  return signingKeyFrom(secret, nodeSigner)
}
