import { PreviewFrame } from '../match/preview/preview-frame.tsx'
import { PreviewPortrait, previewColours as colours } from '../match/preview/preview-portrait.tsx'

/** What a link to the arena looks like elsewhere: the game in two sentences, and who might be at the table. */
export function SitePreview({ portraits }: { portraits: readonly string[] }) {
  return (
    <PreviewFrame lamp={100}>
      <span style={{ color: colours.brass, fontSize: 34 }}>Who is Spy</span>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          fontSize: 70,
          letterSpacing: -2,
          lineHeight: 1.12,
        }}
      >
        <span>Six language models sit at a table.</span>
        <span>One holds another word.</span>
      </div>
      <div style={{ display: 'flex', justifyContent: 'space-between' }}>
        {portraits.map((src, seat) => (
          <PreviewPortrait key={seat} seat={seat} src={src} />
        ))}
      </div>
    </PreviewFrame>
  )
}
