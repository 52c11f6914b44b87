import type { InBoth, Seat } from '@wis/engine'
import type { Scene, ScenePart, SeatScene } from '../../contract/scene.ts'
import type { Round, SpyState } from '../state.ts'
import { due } from '../turns.ts'
import { spyGuess } from './guess.ts'
import { reasonsOf } from './reasons.ts'
import { lastWords, spyTalk } from './talk.ts'

/** The table as a reader sees it who knows this state. */
export function spyScene(state: SpyState): Scene {
  const { aliases, living, rounds, spy, dealt, ruleset, ending } = state
  const asked = new Set(state.phase === 'over' ? [] : due(state).seats)
  const seats = Array.from({ length: ruleset.players }, (_, seat) => {
    const isOut = aliases.length > 0 && !living.includes(seat)
    const said = lastWords(state, seat)
    return {
      seat,
      name: aliases[seat] ?? '',
      isAsked: asked.has(seat),
      ...(isOut && { isOut }),
      note: noteOf({ isOut, isSpy: seat === spy, word: dealt[seat] }),
      ...(said !== undefined && { said }),
      ...(spy !== null && { side: seat === spy ? 'bad' : 'good' }),
    } satisfies SeatScene
  })
  const parts = rounds.flatMap(partsOf)
  const round = rounds.at(-1)?.round
  return {
    caption: captionOf(state),
    seats,
    parts,
    ...(round !== undefined && { round }),
    talk: spyTalk(state),
    secrets: [
      { name: { en: 'Civilians’ word', zh: '平民词' }, text: state.words?.civilian ?? null, side: 'good' },
      { name: { en: 'Spy’s word', zh: '卧底词' }, text: state.words?.spy ?? null, side: 'bad' },
    ],
    ...(ending?.kind === 'decided' && { reasons: reasonsOf(state) }),
    guess: spyGuess(state),
  }
}

interface Noted {
  readonly isOut: boolean
  readonly isSpy: boolean
  readonly word: string | undefined
}

function noteOf({ isOut, isSpy, word }: Noted): InBoth<string> | null {
  const en = [isSpy ? 'spy' : '', word === undefined ? '' : `“${word}”`, isOut ? 'out' : '']
  const zh = [isSpy ? '卧底' : '', word === undefined ? '' : `“${word}”`, isOut ? '出局' : '']
  const shown = en.filter((part) => part !== '')
  return shown.length === 0
    ? null
    : { en: shown.join(' · '), zh: zh.filter((part) => part !== '').join(' · ') }
}

function partsOf({ round, isRunOff, speeches, fouls, vote }: Round): readonly ScenePart[] {
  const isFoul = (seat: Seat) => fouls.some((foul) => foul.seat === seat)
  const said: ScenePart = {
    kind: 'speeches',
    name: isRunOff
      ? { en: `Round ${round}: run-off`, zh: `第${round}轮：加赛` }
      : { en: `Round ${round}`, zh: `第${round}轮` },
    speeches: speeches.map((speech) => ({
      seat: speech.seat,
      text: speech.kind === 'given' ? speech.text : null,
      tone: isFoul(speech.seat) ? 'bad' : 'plain',
    })),
  }
  if (!vote?.revealed) return [said]
  const name = { en: `Votes of round ${round}`, zh: `第${round}轮投票` }
  return [said, { kind: 'ballots', name, ballots: vote.revealed }]
}

function captionOf({ phase, rounds, ending }: SpyState): InBoth<string> {
  const round = rounds.at(-1)?.round ?? 0
  if (ending?.kind === 'void') return { en: 'The match is void.', zh: '对局无效。' }
  if (ending)
    return ending.winner === 'spy'
      ? { en: 'The spy has won.', zh: '卧底获胜。' }
      : { en: 'The civilians have won.', zh: '平民获胜。' }
  if (phase === 'speaking') return { en: `Round ${round}: speeches.`, zh: `第${round}轮：发言。` }
  if (phase === 'voting') return { en: `Round ${round}: the vote.`, zh: `第${round}轮：投票。` }
  return { en: 'The next round is about to begin.', zh: '下一轮即将开始。' }
}
