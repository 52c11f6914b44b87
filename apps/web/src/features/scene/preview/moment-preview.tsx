import type { MatchHeader } from '@wis/protocol'
import { visibleString } from '../../../components/text/visible-text.ts'
import type { LinkedMoment } from '../../../server/scenes/linked-moment.ts'
import { latin, PreviewFoot, PreviewFrame, PreviewHead } from '../../match/preview/preview-frame.tsx'
import {
  PreviewPortrait,
  previewColours as colours,
  previewSerif,
} from '../../match/preview/preview-portrait.tsx'
import { tableName } from '../../match/table-name.ts'

interface MomentPreviewProps {
  readonly header: MatchHeader
  /** The name of the game, in English like the rest of the picture. */
  readonly game: string
  readonly moment: LinkedMoment
  /** The agent's picture as a data address. */
  readonly portrait: string
}

/** The preview of a link to one moment: the seat it is about, and the speech. */
export function MomentPreview({
  header,
  game,
  moment: { seat, round, quote, title },
  portrait,
}: MomentPreviewProps) {
  const { agent, alias } = header.seats[seat] ?? {}
  const said = quote === null ? '' : latin(visibleString(quote), '')
  const head = title ? latin(title.en, 'A turning point') : 'In its own words'
  const name = agent ? latin(agent.name, agent.slug) : ''
  return (
    <PreviewFrame lamp={40}>
      <PreviewHead title={`Table ${tableName(header.id)}`} beside={game} />
      <div style={{ display: 'flex', flex: 1, alignItems: 'center', gap: 52 }}>
        <PreviewPortrait seat={seat} src={portrait} />
        <div style={{ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 }}>
          <span
            style={{
              ...previewSerif,
              color: colours.brass,
              fontSize: said ? 30 : head.length > 30 ? 44 : 64,
              lineHeight: 1.25,
            }}
          >
            {head}
          </span>
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
      <PreviewFoot
        facts={[...(round === null ? [] : [`Round ${round}`]), latin(alias ?? '', `Player ${seat + 1}`)]}
      />
    </PreviewFrame>
  )
}

const longest = 190

function shortened(text: string): string {
  return text.length > longest ? `${text.slice(0, longest - 1)}…` : text
}
