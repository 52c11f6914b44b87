import type { Thought } from '@wis/db/matches'
import { isHidden } from '@wis/engine'
import { kits, stepsOf } from '@wis/games'
import type { GameKit } from '@wis/games'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import en from '../../../../messages/en.ts'
import { houseMatch } from '../../../testing/stored-kit-matches.ts'
import type { Eyes } from './eyes.ts'
import { roundStarts } from './scene-player.ts'
import { sceneStore } from './scene-store.ts'
import Transcript from './transcript.tsx'

/** A thought behind each answer of the house, with the numbers of its seat and its entry. */
const thoughtsIn = (log: ReturnType<typeof houseMatch>, kit: GameKit): readonly Thought[] =>
  log.flatMap(({ seq, event }, place) => {
    const next = log[place + 1]?.event
    const isAnswer = !isHidden(event) && kit.moveOf(event, next && !isHidden(next) ? next : undefined)
    const seat = 'seat' in event && typeof event.seat === 'number' ? event.seat : undefined
    if (!isAnswer || seat === undefined) return []
    return [{ seq, seat, latencyMs: 5, reasoning: `[${seat} at ${seq}]`, beliefs: null }]
  })

function shown(kit: GameKit, eyes: Eyes): { readonly text: string; readonly thoughts: readonly Thought[] } {
  const log = houseMatch(kit)
  const reader = typeof eyes === 'number' ? eyes : 'director'
  const steps = stepsOf(kit, log, reader)
  const store = sceneStore({
    status: 'finished',
    outcome: null,
    hasSecrets: true,
    moments: [],
    at: log.at(-1)?.seq,
    place: steps.length - 1,
    eyes,
    view: 'transcript',
    steps,
  })
  const thoughts = thoughtsIn(log, kit)
  const text = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={en}>
      <Transcript
        matchId="m"
        seats={[]}
        handle={{ player: store.get(), dispatch: store.dispatch }}
        own={[]}
        thoughts={thoughts}
      />
    </NextIntlClientProvider>,
  )
  return { text, thoughts }
}

describe.each(kits.map((kit) => [kit.id, kit] as const))('the transcript of %s', (_, kit) => {
  it('has behind each answer of a seat what it thought, for whoever looks through that seat', () => {
    const { text, thoughts } = shown(kit, 0)
    const own = thoughts.filter(({ seat }) => seat === 0)
    expect(own.length).toBeGreaterThan(0)
    for (const { reasoning } of own) expect(text).toContain(reasoning)
    expect([...text.matchAll(/\[\d+ at \d+\]/gu)]).toHaveLength(own.length)
  })

  it('has lines, but nobody’s thoughts, for whoever looks at the whole table', () => {
    const { text } = shown(kit, 'everything')
    expect(text.split('data-testid="player-event"').length).toBeGreaterThan(5)
    expect(text).not.toMatch(/\[\d+ at \d+\]/u)
  })
})

it('the slider marks rounds, but in a game of one round, and where every offer is a round of its own', () => {
  const marks = (kit: GameKit) =>
    ['house', 'b', 'c', 'd'].map(
      (seed) => roundStarts(stepsOf(kit, houseMatch(kit, { seed }), 'director')).length,
    )
  const unmarked = kits.flatMap((kit) => (Math.max(...marks(kit)) === 0 ? [kit.id] : []))
  expect(unmarked).toEqual(['chameleon', 'bargain'])
})
