import type { MomentKind } from '@wis/games'
import type { MatchHeader } from '@wis/protocol'
import { visibleString } from '../../../components/text/visible-text.ts'
import { latin } from '../../../features/match/preview/latin.ts'
import { PreviewFoot, PreviewFrame } from '../../../features/match/preview/preview-frame.tsx'
import {
  PreviewPortrait,
  previewColours as colours,
  previewSerif,
} from '../../../features/match/preview/preview-portrait.tsx'
import { tableName } from '../../../features/match/table-name.ts'
import type { SharedMoment } from './shared-moment.ts'

const kinds: Record<MomentKind, string> = {
  'turning-vote': 'The turning vote',
  'perfect-cover': 'The perfect cover',
  slip: 'The slip',
  bandwagon: 'The bandwagon',
}

interface MomentPreviewProps {
  readonly header: MatchHeader
  readonly moment: SharedMoment
  /** The agent's picture as a data address. */
  readonly portrait: string
}

/** The preview of a link to one moment: the seat it is about, and the speech. */
export function MomentPreview({
  header,
  moment: { seat, round, quote, kind },
  portrait,
}: MomentPreviewProps) {
  const { agent, alias } = header.seats[seat] ?? {}
  const said = quote === null ? '' : latin(visibleString(quote), '')
  const title = kind ? kinds[kind] : 'In its own words'
  const name = agent ? latin(agent.name, agent.slug) : ''
  return (
    <PreviewFrame lamp={40}>
      <div style={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <span
          style={{ ...previewSerif, fontSize: 52, letterSpacing: -1 }}
        >{`Table ${tableName(header.id)}`}</span>
        <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>Who is Spy</span>
      </div>
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', gap: 52 }}>
        <PreviewPortrait seat={seat} src={portrait} />
        <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 }}>
          <span style={{ ...previewSerif, color: colours.brass, fontSize: said ? 30 : 64 }}>{title}</span>
          {said && (
            <span
              style={{
                ...previewSerif,
                paddingTop: 14,
                fontSize: said.length > 90 ? 40 : 52,
                lineHeight: 1.25,
              }}
            >
              {`“${shortened(said)}”`}
            </span>
          )}
          <span style={{ paddingTop: 18, color: colours.soft, fontSize: 28 }}>{name}</span>
        </div>
      </div>
      <PreviewFoot facts={[`Round ${round}`, latin(alias ?? '', `Player ${seat + 1}`)]}>
        Six players, two words, one spy
      </PreviewFoot>
    </PreviewFrame>
  )
}

const longest = 190

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
