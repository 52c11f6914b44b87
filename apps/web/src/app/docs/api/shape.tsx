import { fieldsOf, typeText } from '@wis/protocol'
import type { Field } from '@wis/protocol'
import { useTranslations } from 'next-intl'

type Schema = Parameters<typeof fieldsOf>[0]

/** A named shape with its fields. The variants of a choice are shown one after the other. */
export function Shape({ name, schema, isSent }: { name: string; schema: Schema; isSent: boolean }) {
  const variants = fieldsOf(schema)
  return (
    <section aria-labelledby={`shape-${name}`} className="pt-8">
      <h3 id={`shape-${name}`} className="pb-2 font-mono text-sm font-semibold">
        {name}
      </h3>
      {variants.length === 0 && <TypeText text={typeText(schema)} />}
      {variants.map((fields, place) => (
        <div key={place} className="pb-4">
          <FieldTable label={name} fields={fields} marks={isSent ? 'needed' : 'optional'} />
        </div>
      ))}
    </section>
  )
}

interface FieldTableProps {
  readonly label: string
  readonly fields: readonly Field[]
  /** Notes on a field: that it must be sent, or that it may be missing. */
  readonly marks?: 'needed' | 'optional'
}

export function FieldTable({ label, fields, marks }: FieldTableProps) {
  const t = useTranslations('apiDocs')
  return (
    <div className="scrolls-aside" tabIndex={0} role="group" aria-label={label}>
      <table className="w-full text-left text-xs [overflow-wrap:normal]">
        <thead>
          <tr className="border-b border-strong">
            <th scope="col" className="w-56 py-1.5 pr-6 font-semibold">
              {t('name')}
            </th>
            <th scope="col" className="py-1.5 font-semibold">
              {t('type')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ name, type, isNeeded }) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-1.5 pr-6 align-top font-mono font-normal whitespace-nowrap">
                {name}
                {marks && isNeeded === (marks === 'needed') && (
                  <span className="ml-2 font-text text-faint">{t(marks)}</span>
                )}
              </th>
              <td className="py-1.5 align-top">
                <TypeText text={type} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** A type with links from the names of shapes. */
export function TypeText({ text }: { text: string }) {
  return (
    <code className="font-mono text-xs">
      {text.split(/\b([A-Z][A-Za-z]+)\b/).map((part, place) =>
        place % 2 === 1 ? (
          <a
            key={place}
            href={`/docs/api/shapes#shape-${part}`}
            className="underline decoration-brass underline-offset-2"
          >
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </code>
  )
}
