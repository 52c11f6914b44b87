import fs from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { verifySeason } from '@wis/proof'
import { frozenDatabase } from '@wis/testkit'
import { describe, expect, it, onTestFinished } from 'vitest'
import web from '../../../package.json'
import { apiRig } from '../../testing/api-rig.ts'
import type { ApiRig } from '../../testing/api-rig.ts'

const folder = new URL('../../../../../packages/proof/src/testing/exports/', import.meta.url)
const names = fs.readdirSync(folder).filter((name) => name.endsWith('.jsonl.br'))
const stored = (name: string) =>
  brotliDecompressSync(fs.readFileSync(new URL(name, folder)))
    .toString()
    .trimEnd()
    .split('\n')

interface Header {
  readonly matchId: string
  /** Files name the version that made them. */
  readonly platform: { readonly version: string }
}

async function seasonNow(api: ApiRig, name: string): Promise<string[]> {
  const slug = name.slice('season-'.length, -'.jsonl.br'.length)
  const answer = await api.call('GET /seasons/{slug}/export.jsonl', { params: { slug } })
  return (await answer.text()).trimEnd().split('\n')
}

/** The first line says when the file was made, and the last one seals that. */
const sameEachTime = ([first = '', ...lines]: readonly string[]) => [
  first.replace(/"asOf":"[^"]+"/, '"asOf":""'),
  ...lines.slice(0, -1),
]

describe('what was exported of the frozen database', { timeout: 120_000 }, () => {
  it('is exported again byte for byte, as a match', async () => {
    const api = await apiRig(frozenDatabase)
    const { version } = web
    onTestFinished(() => {
      web.version = version
    })
    for (const name of names.filter((one) => one.startsWith('match-'))) {
      const lines = stored(name)
      const { matchId, platform } = JSON.parse(lines[0] ?? '') as Header
      web.version = platform.version
      const answer = await api.call('GET /matches/{id}/export.jsonl', { params: { id: matchId } })
      expect([name, (await answer.text()).trimEnd()]).toEqual([name, lines.join('\n')])
    }
  })

  it('is exported again byte for byte, as a season, and verifies', async () => {
    const api = await apiRig(frozenDatabase)
    for (const name of names.filter((one) => one.startsWith('season-'))) {
      const lines = await seasonNow(api, name)
      expect([name, sameEachTime(lines)]).toEqual([name, sameEachTime(stored(name))])
      expect([name, await verifySeason(lines)]).toMatchObject([name, { ok: true }])
    }
  })
})
