/** The text without fences, emphasis, headings, bullets and block quotes. Its lines stay where they are. */
export function withoutMarkdown(text: string): string {
  return text
    .replace(/^[ \t]*```[^\n]*$/gm, '')
    .replace(/```/g, '')
    .replace(/\*{2,3}|__|~~/g, '')
    .replace(/(?<![\p{L}\p{N}*])\*(?! )([^*\n]{1,2000})(?<! )\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/`([^`\n]{0,2000})`/g, '$1')
    .replace(/^[ \t]{0,20}(?:#{1,6}[ \t]+|>[ \t]?|[-*•+][ \t]+)/gm, '')
}
