import { type ModelFaceBody, usePreviewModelAsMutation } from '@sqos/api-client/model'
import { useEffect } from 'react'
import { FaceView } from '../../../../../parts/authority/face/PersonFace.tsx'
import type { Draft } from '../draft.ts'

interface UnpublishedFaceProps extends Required<Pick<ModelFaceBody, 'access'>> {
  modelId: string
  userId: string
  /** The unsaved design. */
  design: Pick<Draft, 'formData' | 'columnData'>
}

/** What a user would see and may do on a page after its next publication. */
export function UnpublishedFace({ modelId, userId, access, design: { formData, columnData } }: UnpublishedFaceProps) {
  const [show, { data, isError, isLoading }] = usePreviewModelAsMutation()
  // Choices are new objects on every render; compare their content.
  const wanted = JSON.stringify(access)
  useEffect(
    function ask() {
      const modelFaceBody = { userId, access, formData, ...(columnData !== null && { columnData }) }
      const asked = show({ id: modelId, modelFaceBody })
      return () => asked.abort()
    },
    // oxlint-disable-next-line react/exhaustive-deps -- `access` is compared by content
    [show, modelId, userId, wanted, formData, columnData],
  )
  return <FaceView face={isLoading ? undefined : data} isError={isError} />
}
