/** The colours of the seats in the dark theme. */
export const previewSeats = ['#d5802c', '#c4c04a', '#4a93b8', '#8b86ed', '#e7a9fb', '#ebe4d6'] as const
