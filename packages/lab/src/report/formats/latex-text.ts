/** What stands for a character that means something in LaTeX, or that its usual fonts lack. */
const marks: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '`': '\\textasciigrave{}',
  '"': '{\\char34}',
  '<': '$<$',
  '>': '$>$',
  '|': '$|$',
  '−': '$-$',
  '–': '--',
  '—': '---',
  '…': '\\dots{}',
  '×': '$\\times$',
  '÷': '$\\div$',
  '±': '$\\pm$',
  '≈': '$\\approx$',
  '·': '$\\cdot$',
  '½': '$\\frac{1}{2}$',
  '²': '$^2$',
  α: '$\\alpha$',
  κ: '$\\kappa$',
  μ: '$\\mu$',
  π: '$\\pi$',
  χ: '$\\chi$',
  '†': '\\dag{}',
  '‡': '\\ddag{}',
  '§': '\\S{}',
  '→': '$\\rightarrow$',
  '↑': '$\\uparrow$',
  '’': "'",
  '‘': '`',
  '“': '``',
  '”': "''",
  '\u00a0': '~',
}

const special = new RegExp(
  `[&%$#_{}${Object.keys(marks)
    .map((mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
    .join('')}]`,
  'gu',
)

/** A text as LaTeX prints it, letter by letter. Line breaks are spaces, and the stroke before a number is a minus. */
export const latexText = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?<![\p{L}\p{N}-])-(?=\d)/gu, '−')
    .replaceAll(special, (mark) => marks[mark] ?? `\\${mark}`)
