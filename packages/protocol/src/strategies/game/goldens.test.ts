import { kits } from '@wis/games'
import type { GameKit } from '@wis/games'
import { gameRequests } from '@wis/testkit'
import { describe, expect, it } from 'vitest'
import type { GameRequest } from '../../wire/game-request.ts'
import { messagesForGame } from './messages-for-game.ts'

/** One request of each kind of turn, from about the middle of a match by the last rules that have such turns. */
function middleOf(kit: GameKit, language: 'en' | 'zh'): readonly GameRequest[] {
  // A study of single spots asks nothing that a match does not.
  const whole = kit.setup.presets.filter((ruleset) => !kit.setup.listed?.(ruleset, language))
  const matches = whole.toReversed().map((ruleset) => gameRequests(kit, { ruleset, language }))
  const kinds = [...new Set(matches.flat().map(({ turn }) => turn.kind))]
  return kinds.flatMap((kind) => {
    const [ofKind = []] = matches
      .map((requests) => requests.filter(({ turn }) => turn.kind === kind))
      .filter((requests) => requests.length > 0)
    return ofKind[Math.floor(ofKind.length / 2)] ?? []
  })
}

function written(request: GameRequest): string {
  const prompts = ['plain', 'reasoning'].map((id) => {
    const messages = messagesForGame({ id }, request).map(({ role, content }) => `[${role}]\n${content}`)
    return `## ${id}\n\n${messages.join('\n\n')}`
  })
  return [`# ${request.turn.kind}`, JSON.stringify(request, null, 1), ...prompts].join('\n\n')
}

const others = kits.filter(({ id }) => id !== 'who-is-spy')

describe.each(others.map((kit) => [kit.id, kit] as const))('an agent of %s', (id, kit) => {
  it.each(['en', 'zh'] as const)('is asked in %s in these words', async (language) => {
    const text = middleOf(kit, language).map(written).join('\n\n')
    await expect(`${text}\n`).toMatchFileSnapshot(`goldens/${id}-${language}.txt`)
  })
})
