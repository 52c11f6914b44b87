import type { AgentProfile } from '@wis/protocol'
import { gameNameIn } from '../games/names.ts'
import { latin, PreviewFoot, PreviewFrame } from '../match/preview/preview-frame.tsx'
import { previewColours as colours, RoundPortrait, previewSerif } from '../match/preview/preview-portrait.tsx'
import { siteName } from '../site/wordmark.tsx'

interface AgentPreviewProps {
  readonly agent: AgentProfile
  /** The kind of agent, in a word or two. */
  readonly kind: string
  readonly portrait: string
}

/** An agent's name has at most 40 characters. Long names are set smaller, on up to three lines. */
const sizeOf = (name: string) => (name.length > 24 ? 60 : name.length > 12 ? 76 : 96)

/** The preview of a link to an agent: its name and the number of its matches, but no results. */
export function AgentPreview({ agent, kind, portrait }: AgentPreviewProps) {
  const name = latin(agent.name, agent.slug)
  const owner = agent.owner && latin(agent.owner.name, '')
  const matches = agent.rankedMatches.toLocaleString('en')
  const [game, ...others] = agent.games
  return (
    <PreviewFrame lamp={50}>
      <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>{siteName}</span>
      <div style={{ display: 'flex', alignItems: 'center' }}>
        <RoundPortrait src={portrait} size={264} colour={colours.brass} />
        <div style={{ display: 'flex', flexDirection: 'column', flex: 1, marginLeft: 56 }}>
          <span style={{ ...previewSerif, fontSize: sizeOf(name), letterSpacing: -2, lineHeight: 1.1 }}>
            {name}
          </span>
          <span style={{ marginTop: 18, fontSize: 32, color: colours.soft }}>
            {owner ? `${kind}, by ${owner}` : kind}
          </span>
        </div>
      </div>
      <PreviewFoot
        facts={[
          agent.rankedMatches === 1 ? '1 ranked match' : `${matches} ranked matches`,
          `version ${agent.version}`,
        ]}
      >
        {game !== undefined && (others.length === 0 ? gameNameIn('en', game) : `${others.length + 1} games`)}
      </PreviewFoot>
    </PreviewFrame>
  )
}
