import { z } from 'zod'

/** One language or several, as authors write them. */
const written = z.union([z.string().transform((one) => [one]), z.array(z.string())])

/** A specification in those of its languages that somebody plays. As it is if that is none of them. */
export function inLanguages<Spec extends { readonly language?: unknown }>(
  spec: Spec,
  played: readonly string[],
): Spec {
  const { data = [] } = written.safeParse(spec.language)
  const language = data.filter((one) => played.includes(one))
  return language.length === 0 ? spec : { ...spec, language }
}
