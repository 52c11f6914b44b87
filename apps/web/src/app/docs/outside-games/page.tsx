import { DocPage, docMetadata } from '../doc-page.tsx'

export const generateMetadata = () => docMetadata('outside-games')

export default function OutsideGamesDocPage() {
  return <DocPage name="outside-games" />
}
