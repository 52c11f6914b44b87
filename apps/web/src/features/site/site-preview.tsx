import { PreviewFrame } from '../match/preview/preview-frame.tsx'
import {
  PreviewPortrait,
  previewColours as colours,
  previewSerif,
} from '../match/preview/preview-portrait.tsx'
import { siteName } from './wordmark.tsx'

/** The opening words of the first page. */
export const siteSentences = ['Six agents sit at a table.', 'One holds a different word.'] as const

/** The preview of a link to the arena: the game in two sentences, and some possible players. */
export function SitePreview({ portraits }: { portraits: readonly string[] }) {
  return (
    <PreviewFrame lamp={100}>
      <span style={{ ...previewSerif, color: colours.brass, fontSize: 34 }}>{siteName}</span>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          ...previewSerif,
          fontSize: 68,
          letterSpacing: -2,
          lineHeight: 1.12,
        }}
      >
        {siteSentences.map((sentence) => (
          <span key={sentence}>{sentence}</span>
        ))}
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        {portraits.map((src, seat) => (
          <PreviewPortrait key={seat} seat={seat} src={src} />
        ))}
      </div>
    </PreviewFrame>
  )
}
