import type { Thought } from '@wis/db/matches'
import { advance, rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import { rulesets, whoIsSpy } from '@wis/games'
import type { Language, SpyEntry, SpyState } from '@wis/games'

export interface SampleMatch {
  readonly entries: readonly SpyEntry[]
  readonly state: SpyState
  readonly thoughts: readonly Thought[]
}

/** Two rounds by six unimaginative players, ruled by the same referee as every match. */
export function sampleMatch(language: Language): SampleMatch {
  const rng = rngAt('pieces', 0)
  const ruleset = rulesets['wis-2024']
  const seats = Array.from({ length: ruleset.players }, (_, seat) => seat)
  let played = appended(
    { entries: [], state: whoIsSpy.blank },
    whoIsSpy.open({ ruleset, language, pair: words[language] }, seats, rng),
  )
  for (;;) {
    const [turn] = whoIsSpy.turns(played.state)
    if (!turn) break
    const { seat } = turn
    const move =
      turn.kind === 'speech'
        ? ({ kind: 'speech', text: speechOf(played.state, seat) } as const)
        : ({ kind: 'vote', text: ballotOf(played.state, seat) } as const)
    const ruling = whoIsSpy.decide(played.state, seat, move, rng)
    if (!ruling.ok) throw new Error(`the sample match cannot go on: ${ruling.reason}`)
    played = appended(played, ruling.events)
  }
  return { ...played, thoughts: thoughtsOf(played) }
}

type Played = Omit<SampleMatch, 'thoughts'>

function appended({ entries, state }: Played, events: readonly SpyEntry['event'][]): Played {
  const added = events.map((event, at): SpyEntry => {
    const seq = entries.length + at
    return { seq, at: new Date(Date.UTC(2026, 0, 1, 20, 0, seq * 3)).toISOString(), event }
  })
  return {
    entries: [...entries, ...added],
    state: added.reduce((before, entry) => advance(whoIsSpy, before, entry), state),
  }
}

const words = { en: ['candle', 'lamp'], zh: ['蜡烛', '台灯'] } as const

/** By seat; the second text is for the second round. */
const speeches = {
  en: [
    ['It stands on my desk.', 'My grandmother had a fine one.'],
    ['I would not read without it.', 'It makes a room kinder.'],
    ['You can put it out.', 'Late at night it is all there is.'],
    ['It has little to do at noon.', 'Some throw a lovely shade.'],
    ['Moths are fond of it.', 'I leave it on when I am afraid.'],
    ['Every house has one somewhere.', 'It should not fall over.'],
  ],
  zh: [
    ['它就在我的书桌上。', '奶奶以前有一个很好看的。'],
    ['晚上看书少不了它。', '有了它，屋里就暖和了。'],
    ['睡前要把它灭掉。', '夜深了，就剩它陪着我。'],
    ['大白天用不上它。', '有的影子特别好看。'],
    ['飞蛾很喜欢它。', '害怕的时候我会让它亮着。'],
    ['家家户户总有一个。', '千万别把它碰倒。'],
  ],
} as const

function speechOf({ language, rounds }: SpyState, seat: Seat): string {
  return speeches[language][seat]?.[rounds.length - 1] ?? ''
}

/** Most votes are wrong at first and right in the end; the spy always blames the same player. */
function ballotOf({ aliases, rounds, spy }: SpyState, seat: Seat): string {
  const wrong = wrongSuspect(aliases, spy)
  const isFirst = rounds.length === 1
  const target = seat === spy ? wrong : isFirst && seat !== wrong && seat % 2 === 0 ? wrong : spy
  const blamed = isFirst && target === spy && seat !== wrong ? null : target
  return blamed === null ? '' : (aliases[blamed] ?? '')
}

function wrongSuspect(aliases: readonly string[], spy: Seat | null): Seat {
  return ((spy ?? 0) + 3) % aliases.length
}

/**
 * Suspicion of the right player grows with every speech, and at first that of a wrong one, too. One player reports
 * nothing.
 */
function thoughtsOf({ entries, state: { aliases, spy } }: Played): readonly Thought[] {
  const wrong = wrongSuspect(aliases, spy)
  return entries
    .flatMap(({ seq, event }) => (event.type === 'speech-given' ? [{ seq, seat: event.seat }] : []))
    .map(({ seq, seat }, heard) => ({
      seq,
      seat,
      latencyMs: 1800,
      reasoning: null,
      beliefs:
        seat === wrong
          ? null
          : Object.fromEntries(
              aliases.map((alias, of) => [
                alias,
                (of === seat
                  ? 0.02
                  : of === spy
                    ? 0.08 + heard * 0.05
                    : of === wrong
                      ? 0.1 + heard * 0.03
                      : 0.1) / 2,
              ]),
            ),
    }))
}
