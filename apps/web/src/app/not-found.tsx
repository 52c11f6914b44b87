import { MissingPage } from '../features/site/missing-page.tsx'

export default function NotFound() {
  return (
    <div className="py-20">
      <MissingPage isPage />
    </div>
  )
}
