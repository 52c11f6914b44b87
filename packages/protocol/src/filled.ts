type Slot<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Slot<Rest> : never

/** A text of the files of words, with these values in its slots. */
export const filled = <const Text extends string>(
  text: Text,
  values: Readonly<Record<Slot<Text>, string | number>>,
): string => text.replace(/\{(\w+)\}/gu, (_, name: string) => String(Reflect.get(values, name)))
