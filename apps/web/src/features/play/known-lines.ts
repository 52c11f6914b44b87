/** A person reads the first lines. What lies before the seat is drawn, and needs no more than one of them. */
const most = { besideThings: 1, alone: 3 }

/** The first lines of what a seat knows, without those that introduce a list or a board. */
export function knownLines(text: string, hasThings: boolean): readonly string[] {
  const lines = text.split('\n')
  const listed = lines.findIndex((line) => /[:：]$/u.test(line))
  const told = listed < 0 ? lines : [...lines.slice(0, listed), withoutIntroduction(lines[listed] ?? '')]
  return told.slice(0, hasThings ? most.besideThings : most.alone).filter((line) => line !== '')
}

/** A line without its last sentence. */
const withoutIntroduction = (line: string) => line.replace(/[^.。!！?？;；]*[:：]$/u, '').trim()

/** A short quotation is a secret word, which a person looks for first. The others are what lies around it. */
export const quotedIn = (line: string): readonly string[] => line.split(/(["“「][^"”」]{1,24}["”」])/u)
