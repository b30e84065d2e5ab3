import {
  type GrantBatchBody,
  type GrantBatchPreview,
  useAddGrantsMutation,
  usePreviewAddedGrantsMutation,
} from '@sqos/api-client/authority'
import { useText } from '@sqos/i18n/react'
import { showToast } from '@sqos/ui-kit'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useLeaveGuard } from '../../../app/expiry/use-leave-guard.ts'
import { NOBODY, STEPS, useAuthorityEditor } from '@sqos/authority-editor'
import { useAddress } from '../shared/use-address.ts'
import { NAMESPACE } from './catalogue.ts'

/** The steps of the permissions, and then who gets them. */
export const BATCH_STEPS = [...STEPS, 'objects'] as const
export type BatchStep = (typeof BATCH_STEPS)[number]

type Objects = Pick<GrantBatchBody, 'roleIds' | 'positionIds' | 'userIds'>

const START = { objectType: 'Role', id: NOBODY, name: '' } as const

/** What is added to whom. The step and whom it is about are in the address, so that another page can lead here for somebody. */
export function useBatch() {
  const { t } = useText(NAMESPACE)
  const editor = useAuthorityEditor(START)
  const { read, write } = useAddress()
  const [preview, setPreview] = useState<GrantBatchPreview>()
  const [askPreview, { isLoading: previewing }] = usePreviewAddedGrantsMutation()
  const [addGrants, { isLoading: adding }] = useAddGrantsMutation()

  // The other steps keep what is ticked in this one.
  const { pathname: here } = useLocation()
  useLeaveGuard(() => editor.isDirty, { staysOn: (_next, path) => path === here })

  const step = BATCH_STEPS.find((one) => one === read('step')) ?? 'module'
  const objects: Objects = {
    roleIds: listOf(read('roleIds')),
    positionIds: listOf(read('positionIds')),
    userIds: listOf(read('userIds')),
  }
  const count = objects.roleIds.length + objects.positionIds.length + objects.userIds.length
  const body = () => ({ grantBatchBody: { ...objects, ...editor.grants() } })

  const go = (next: BatchStep) => write({ step: next === 'module' ? '' : next })

  function lead(next: BatchStep, text: string) {
    go(next)
    showToast({ kind: 'info', text })
  }

  /** Asks the server what would come to whom; says what is missing when that cannot be asked yet. */
  async function review() {
    if (!editor.isDirty) return lead('module', t('nothingTicked'))
    if (count === 0) return lead('objects', t('nobodyChosen'))
    const { data } = await askPreview(body())
    if (!data) return
    if (data.gained.length === 0) showToast({ kind: 'info', text: t('allHave') })
    else setPreview(data)
  }

  async function add() {
    const { error } = await addGrants(body())
    if (error) return
    setPreview(undefined)
    editor.reset()
    write({ step: '', roleIds: '', positionIds: '', userIds: '' })
  }

  return {
    editor,
    step,
    go,
    objects,
    count,
    choose: (kind: keyof Objects, ids: readonly string[]) => write({ [kind]: ids.join(',') }),
    preview,
    closePreview: () => setPreview(undefined),
    busy: previewing || adding,
    adding,
    review,
    add,
  }
}

const listOf = (text: string) => text.split(',').filter((id) => id !== '')
