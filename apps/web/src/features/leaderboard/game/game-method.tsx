import type { LeaderboardRow } from '@wis/protocol'
import { fifteenthsPerPoint, formatPoints } from '@wis/ratings'
import type { RankingRule } from '@wis/ratings'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { withMinus } from '../../../components/text/number-text.ts'
import { AgentName } from '../../match/table/agent-name.tsx'
import type { BoardTab } from '../board-filter.ts'
import { gameCellOf, roleCellOf } from './game-cell.ts'
import { gameColumns } from './game-columns.ts'
import type { GameColumn, NamedColumn } from './game-columns.ts'
import { gameOfBoard, hasScales, hasSides } from './game-of-board.ts'
import type { KitOfBoard } from './game-of-board.ts'

interface GameMethodProps {
  readonly kit: KitOfBoard
  readonly tab: BoardTab
  readonly rule: RankingRule
  /** The row whose numbers are worked out as an example. */
  readonly example: LeaderboardRow | undefined
}

/** How every number of a game's board is counted, and what the order goes by. */
export function GameMethod({ kit, tab, rule, example }: GameMethodProps) {
  const t = useTranslations('leaderboard')
  return (
    <details className="mt-12 border-y border-line py-4">
      <summary className="cursor-pointer">
        <h2 className="display inline text-xl">{t('method')}</h2>
      </summary>
      {example && tab === 'total' && (
        <p className="pt-2 text-sm text-soft">
          {t.rich('workedOut', {
            agent: () => <AgentName agent={example.agent} className="font-semibold" />,
          })}
        </p>
      )}
      <dl className="grid gap-x-12 gap-y-5 pt-5 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {tab === 'total' ? (
          <Numbers kit={kit} rule={rule} example={example} />
        ) : (
          skillTerms[tab]
            .filter((name) => hasScales(kit) || !ofScales.includes(name))
            .map((name) => <Term key={name} name={t(`columns.${name}`)} text={t(`explained.${name}`)} />)
        )}
      </dl>
      {hasScales(kit) ? <ScalesMethod /> : <OrderMethod kit={kit} />}
    </details>
  )
}

/** The terms of the other views that need an explanation. */
const skillTerms = {
  rating: [...(['rating', 'deception', 'detection', 'tier', 'places'] as const), 'trend' as const],
  map: ['deception', 'detection'],
} as const
const ofScales: readonly string[] = ['deception', 'detection']

function Numbers({ kit, rule, example }: Omit<GameMethodProps, 'tab'>) {
  const t = useTranslations('leaderboard')
  const locale = useLocale()
  const isByTotal = kit.board.order === 'total'
  return (
    <>
      <Term name={t('columns.rank')} text={t(isByTotal ? 'explained.rank' : 'ofGame.explained.rank')} />
      {gameColumns({ kit, extent: 'all', sort: 'total' }).map((column) => {
        const derivation = example && derivationOf(example, column, rule)
        if ('name' in column)
          return (
            <NumberTerms
              key={column.name}
              kit={kit}
              column={column}
              example={example}
              derivation={derivation}
            />
          )
        const { id, name, formula, better } = column.metric
        const text = `${formula[locale]}${t(`ofGame.better.${better}`)}`
        return (
          <Term key={id} name={name[locale]} text={text}>
            {derivation}
          </Term>
        )
      })}
    </>
  )
}

interface NumberTermsProps extends Pick<GameMethodProps, 'kit' | 'example'> {
  readonly column: NamedColumn
  readonly derivation: string | undefined
}

/** A number that the boards of all games have, and the same in each role that is told apart. */
function NumberTerms({ kit, column: { name, roles = [] }, example, derivation }: NumberTermsProps) {
  const t = useTranslations('leaderboard.ofGame')
  const locale = useLocale()
  return (
    <>
      <Term name={t(`columns.${name}`)} text={t(`explained.${name}`)}>
        {derivation}
      </Term>
      {roles.map((role) => {
        const cell = example && roleCellOf(example, name, role)
        const roleName = kit.results.roles[role]?.[locale] ?? role
        return (
          <Term
            key={role}
            name={roleName}
            of={t(`columns.${name}`)}
            text={t('explained.inRole', { role: roleName })}
          >
            {cell?.counts && `${cell.counts.count} ÷ ${cell.counts.of} = ${cell.text ?? ''}`}
          </Term>
        )
      })}
    </>
  )
}

interface TermProps {
  readonly name: string
  /** The number that it is a part of. */
  readonly of?: string
  readonly text: string
  /** The number, worked out for one row. */
  readonly children?: ReactNode
}

function Term({ name, of, text, children }: TermProps) {
  return (
    <div className="min-w-0 border-t border-line pt-3">
      <dt className="font-semibold">
        {of !== undefined && <span className="text-faint">{of} · </span>}
        {name}
      </dt>
      <dd className="mt-1 text-soft">{text}</dd>
      {children && <dd className="figures mt-1 text-faint">{children}</dd>}
    </div>
  )
}

function OrderMethod({ kit }: Pick<GameMethodProps, 'kit'>) {
  const t = useTranslations('leaderboard.ofGame')
  const { order, matchesToLead } = gameOfBoard(kit)
  const parts = (['order', 'few', 'interval', 'trueSkill', 'rating'] as const).filter(
    (part) => (hasSides(kit) || !ofSides.includes(part)) && (part !== 'few' || matchesToLead > 0),
  )
  return (
    <div className="max-w-[72ch] gap-x-12 pt-10 text-sm text-soft lg:max-w-none lg:columns-2">
      {parts.map((part) => (
        <p key={part} className="break-inside-avoid pt-3">
          {part === 'order' ? t(`texts.${order}`) : t(`parts.${part}`, { matches: matchesToLead })}
        </p>
      ))}
    </div>
  )
}

/** They are of no use where all play on one side. */
const ofSides: readonly string[] = ['trueSkill', 'rating']

function ScalesMethod() {
  const t = useTranslations('leaderboard.ratingMethod')
  return (
    <div className="pt-12 text-sm text-soft">
      <h3 className="display text-xl text-ink">{t('title')}</h3>
      <div className="max-w-[72ch] gap-x-12 lg:max-w-none lg:columns-2">
        {(['contest', 'votes', 'average', 'interval', 'places', 'tiers', 'provisional'] as const).map(
          (part) => (
            <p key={part} className="break-inside-avoid pt-3">
              {t(part)}
            </p>
          ),
        )}
      </div>
    </div>
  )
}

/** How a number of a row follows from the counts beside it, as people would write it down. */
export function derivationOf(row: LeaderboardRow, column: GameColumn, rule: RankingRule): string | undefined {
  const { text, counts } = gameCellOf(row, column)
  if (text === null) return undefined
  if (counts) return `${counts.count} ÷ ${counts.of} = ${text}`
  if ('metric' in column) return quotientOf(row, column, text)
  if (column.name === 'total' && rule.entryCost > 0) return totalOf(row, rule)
  if (column.name === 'meanPoints' && !row.exact)
    return withMinus(`${formatPoints(pointsOf(row))} ÷ ${row.matches} = ${text}`)
  return undefined
}

function quotientOf(
  row: LeaderboardRow,
  { metric, older }: Extract<GameColumn, { metric: unknown }>,
  text: string,
): string | undefined {
  const counted = older && row[older.field]
  if (counted) return `${counted.count} ÷ ${counted.of} = ${text}`
  const found = row.inGame?.metrics.find(({ id }) => id === metric.id)
  return found && withMinus(`${Number(found.sum.toFixed(2))} ÷ ${found.of} = ${text}`)
}

const pointsOf = ({ averageScore, matches }: LeaderboardRow) => Math.round((averageScore ?? 0) * matches)

/** The points that a decision gave or took are at the end of the sum. */
function totalOf(row: LeaderboardRow, { initialTotal, entryCost }: RankingRule): string {
  const points = pointsOf(row)
  const given = row.total - points - fifteenthsPerPoint * (initialTotal - entryCost * row.matches)
  const terms = [`${initialTotal}`, signed(points), `− ${entryCost} × ${row.matches}`]
  if (given !== 0) terms.push(signed(given))
  return `${terms.join(' ')} = ${withMinus(formatPoints(row.total))}`
}

const signed = (fifteenths: number) => `${fifteenths < 0 ? '−' : '+'} ${formatPoints(Math.abs(fifteenths))}`
