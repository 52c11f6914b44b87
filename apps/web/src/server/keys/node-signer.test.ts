import { hashText, signingKeyFrom } from '@wis/proof'
import { expect, it } from 'vitest'
import { nodeHash, nodeSigner } from './signing-keys.ts'

const secret = new Uint8Array(32).fill(3)

it('Node gives the same signatures and digests as the usual implementation', () => {
  const [own, usual] = [signingKeyFrom(secret, nodeSigner), signingKeyFrom(secret)]
  expect(own.publicKey).toBe(usual.publicKey)
  for (const text of ['', 'a', '谁是卧底 🕵️', 'x'.repeat(10_000)]) {
    expect(own.sign(text)).toBe(usual.sign(text))
    expect(nodeHash(text)).toBe(hashText(text))
  }
})
