import { StartArticleDialog, type StartArticleDialogProps, writingCatalogue } from '@sqos/writing'
import { useNavigate } from 'react-router'
import { WithTexts } from '../texts/WithTexts.tsx'

const CATALOGUES = [writingCatalogue]

/** Begins an article about a record, and opens it in the editor. */
export function StartArticle(props: Omit<StartArticleDialogProps, 'onOpen'>) {
  const navigate = useNavigate()
  return (
    <WithTexts catalogues={CATALOGUES}>
      <StartArticleDialog {...props} onOpen={(id) => void navigate(`/writing/editor?id=${encodeURIComponent(id)}`)} />
    </WithTexts>
  )
}
