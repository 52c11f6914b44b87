/** The page of a match's notes: at one of them, or with the form below an entry. */
export const notesAddress = (matchId: string) => `/matches/${matchId}/notes`
export const noteAddress = (matchId: string, noteId: string) => `${notesAddress(matchId)}#note-${noteId}`
export const noteFormAddress = (matchId: string, seq: number) => `${notesAddress(matchId)}?e=${seq}#write`

export const mostLetters = 1000
