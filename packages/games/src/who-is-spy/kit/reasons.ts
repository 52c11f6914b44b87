import type { InBoth, Seat } from '@wis/engine'
import { fifteenthsPerPoint } from '../../contract/results.ts'
import type { SeatReasons } from '../../contract/scene.ts'
import { explainPoints } from '../scoring.ts'
import type { PointLine } from '../scoring.ts'
import type { SpyState } from '../state.ts'

/** Why each seat has its points. */
export const reasonsOf = (state: SpyState): readonly SeatReasons[] =>
  explainPoints(state).map((lines, seat) => ({
    seat,
    lines: lines.map((line) => reasonOf(line, (other) => state.aliases[other] ?? '')),
  }))

function reasonOf(line: PointLine, nameOf: (seat: Seat) => string): InBoth<string> {
  const points = pointsText(line.fifteenths)
  switch (line.kind) {
    case 'pot':
      return { en: `the whole pot: ${points}`, zh: `独得奖池：${points}` }
    case 'spy-round':
      return { en: `out in round ${line.round}: ${points}`, zh: `第${line.round}轮出局：${points}` }
    case 'share': {
      const share = `${line.pot / fifteenthsPerPoint} ÷ ${line.among} = ${points}`
      return { en: share, zh: share }
    }
    case 'vote-bonus':
      return line.fifteenths > 0
        ? {
            en: `+${points} for a correct vote in round ${line.round}`,
            zh: `第${line.round}轮投中：+${points}`,
          }
        : {
            en: `${points}: named by ${nameOf(line.voter)} in round ${line.round}`,
            zh: `第${line.round}轮被${nameOf(line.voter)}投中：${points}`,
          }
    case 'credit':
      return { en: `${credits[line.ending].en}: ${points}`, zh: `${credits[line.ending].zh}：${points}` }
  }
}

type Credit = Extract<PointLine, { kind: 'credit' }>['ending']

const credits: Readonly<Record<Credit, InBoth<string>>> = {
  caught: { en: 'the spy is out', zh: '卧底出局' },
  escaped: { en: 'the spy is still in', zh: '卧底仍在场' },
  even: { en: 'the votes were even', zh: '票数并列，无人出局' },
}

function pointsText(fifteenths: number): string {
  const hundredths = Math.round((Math.abs(fifteenths) * 100) / fifteenthsPerPoint)
  return `${fifteenths < 0 && hundredths > 0 ? '−' : ''}${hundredths / 100}`
}
