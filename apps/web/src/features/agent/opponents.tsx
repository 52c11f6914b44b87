import type { Opponent } from '@wis/db/agents'
import { useTranslations } from 'next-intl'
import { Avatar } from '../../components/avatar/avatar.tsx'
import { Link, linkStyle } from '../../components/link/link.tsx'
import { TableHead } from '../../components/list/pager.tsx'
import { Explained } from '../../components/text/explained.tsx'
import { pointsText } from '../../components/text/number-text.ts'
import { AgentName } from '../match/table/agent-name.tsx'
import { scoreLook } from '../seasons/pair/score-bar.tsx'
import { agentMatchesAddress } from './matches/agent-match-filters.tsx'

/** A phone has no room for it, and the three numbers of the record add up to it. */
const onlyWide = 'max-sm:hidden'

const numbers = ['matches', 'record', 'difference'] as const

interface OpponentsProps {
  readonly slug: string
  readonly game: string
  readonly opponents: readonly Opponent[]
}

/** The most frequent recent opponents of an agent in a game, with its results against each. */
export function Opponents({ slug, game, opponents }: OpponentsProps) {
  const t = useTranslations('agent.opponents')
  return (
    <table className="figures w-full text-right text-sm [overflow-wrap:normal]">
      <caption className="sr-only">{t('title')}</caption>
      <TableHead
        columns={[
          [t('agent'), 'py-2 text-left align-bottom'],
          ...numbers.map(
            (name) =>
              [
                <Heading key={name} name={name} />,
                `py-2 pl-3 align-bottom whitespace-nowrap sm:pl-6 ${name === 'matches' ? onlyWide : ''}`,
              ] as const,
          ),
        ]}
      />
      <tbody>
        {opponents.map((opponent) => (
          <Met key={opponent.agent.id} slug={slug} game={game} opponent={opponent} />
        ))}
      </tbody>
    </table>
  )
}

function Heading({ name }: { name: (typeof numbers)[number] }) {
  const t = useTranslations('agent.opponents')
  return <Explained id={`met-${name}`} text={t(name)} explanation={t(`explained.${name}`)} opens="left" />
}

interface MetProps {
  readonly slug: string
  readonly game: string
  readonly opponent: Opponent
}

function Met({ slug, game, opponent }: MetProps) {
  const { agent, matches, ahead, level, behind, difference } = opponent
  return (
    <tr className="border-b border-line">
      <th scope="row" className="w-1/2 max-w-0 py-2 text-left font-normal">
        <Link href={`/agents/${agent.slug}`} className="group flex min-w-0 items-center gap-3">
          <Avatar
            id={agent.id}
            version={agent.avatarVersion}
            className="size-8 shrink-0 rounded-full max-sm:hidden"
          />
          <span className="min-w-0 wrap-anywhere group-hover:underline group-hover:decoration-brass group-hover:underline-offset-4">
            <AgentName agent={agent} />
          </span>
        </Link>
      </th>
      <td className={`pl-3 whitespace-nowrap sm:pl-6 ${onlyWide}`}>
        <Link
          href={agentMatchesAddress(slug, { opponent: agent.slug, mode: 'ranked', game })}
          className={linkStyle}
        >
          {matches}
        </Link>
      </td>
      <td className="pl-3 sm:pl-6 whitespace-nowrap sm:w-1/2">
        {`${ahead}–${level}–${behind}`}
        <Shares parts={[ahead, level, behind]} />
      </td>
      <td className="pl-3 sm:pl-6 whitespace-nowrap">{pointsText(difference, { signed: true })}</td>
    </tr>
  )
}

const hues = [scoreLook.ahead, scoreLook.equal, scoreLook.behind] as const

/** How large a part of the matches went each way. The numbers above it say the same. */
function Shares({ parts }: { parts: readonly [ahead: number, level: number, behind: number] }) {
  return (
    <span aria-hidden="true" className="mt-1 flex h-1 gap-px overflow-hidden rounded-full">
      {hues.map((hue, place) => (
        <span key={hue} style={{ flexGrow: parts[place] }} className={hue} />
      ))}
    </span>
  )
}
