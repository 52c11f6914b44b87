const values = /("(?:[^"\\\n]|\\.)*":?|(?<=[\s[])(?:true|false|null|-?\d[\d.]*)(?=[\s,\]}]))/

/** JSON, or a command with JSON, in which texts and other values have colours of their own. Long lines scroll. */
export const Code = ({ id, text }: { readonly id?: string; readonly text: string }) => (
  <pre id={id} tabIndex={0} className="overflow-x-auto px-4 py-3 font-mono text-xs leading-relaxed">
    {text.split(values).map((part, place) =>
      place % 2 === 0 || part.endsWith(':') ? (
        part
      ) : (
        <span key={place} className={part.startsWith('"') ? 'text-brass' : 'text-civilian'}>
          {part}
        </span>
      ),
    )}
  </pre>
)

/** JSON in lines. Lists of words stay in one. */
export const inLines = (value: unknown) =>
  JSON.stringify(value, null, 2).replaceAll(
    /\[\s+("[^[\]{}]*")\s+\]/g,
    (_, items: string) => `[${items.replaceAll(/\s+/g, ' ')}]`,
  )

/** A path that breaks only before its slashes. */
export const Path = ({ text }: { readonly text: string }) =>
  text.split(/(?=\/)/).map((step, place) => (
    <span key={place} className="inline-block">
      {step}
    </span>
  ))
