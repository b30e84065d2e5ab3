import { Button, Input } from '@arco-design/web-react'
import { useCreateWritingPartMutation, writingApi, type WritingPartOption } from '@sqos/api-client/writing'
import { useText } from '@sqos/i18n/react'
import { Select } from '@sqos/ui-kit/select'
import { usePermissionCode } from './use-permission-code.ts'
import { EmptyState, FailedState, NotFoundState, Skeleton } from '@sqos/ui-kit'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { NAMESPACE } from '../../catalogue.ts'
import { type WritingRootState, writingSlice } from '../../store/writing-slice.ts'
import styles from '../Editor.module.css'

interface ModuleListProps {
  editor: Editor
  /** After a module was inserted. */
  onChosen?: (() => void) | undefined
}

/** 模块: reusable paragraphs; inserts a copy, and keeps the selection as a new one. */
export function ModuleList({ editor, onChosen }: ModuleListProps) {
  const { t } = useText(NAMESPACE)
  const dispatch = useDispatch()
  const opened = useSelector(({ writing }: WritingRootState) => writing.tapItemIndex)
  const [keyword, setKeyword] = useState('')
  const [categoryId, setCategoryId] = useState('')
  const categories = writingApi.endpoints.listModuleCategories.useQuery({ pageSize: 200 })
  const { data, isError, refetch } = writingApi.endpoints.listModuleOptions.useQuery({
    keyword,
    categoryId,
    pageSize: 100,
  })

  function insert({ content }: WritingPartOption) {
    editor.chain().focus().insertContent(JSON.parse(content).content).run()
    onChosen?.()
  }

  const rows = data?.list ?? []
  return (
    <div className={styles.panel}>
      <Input.Search
        size="small"
        autoFocus={onChosen !== undefined}
        aria-label={t('module.search')}
        placeholder={t('module.search')}
        onChange={setKeyword}
      />
      <Select
        size="small"
        aria-label={t('module.category')}
        value={categoryId}
        onChange={setCategoryId}
        options={[
          { value: '', label: t('module.all') },
          ...(categories.data?.list ?? []).map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      {isError && <FailedState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton lines={4} />}
      {data && rows.length === 0 && (keyword ? <NotFoundState /> : <EmptyState title={t('module.none')} />)}
      <ul className={styles.items}>
        {rows.map((row, place) => (
          <li key={row.id}>
            <button
              type="button"
              className={styles.item}
              aria-expanded={opened === place}
              onClick={() => dispatch(writingSlice.actions.itemTapped(opened === place ? -1 : place))}
            >
              {row.name}
            </button>
            {opened === place && <p className={styles.note}>{textOf(JSON.parse(row.content))}</p>}
            <Button size="mini" aria-label={t('module.insertOne', { name: row.name })} onClick={() => insert(row)}>
              {t('module.insert')}
            </Button>
          </li>
        ))}
      </ul>
      {!onChosen && <SaveModule editor={editor} />}
    </div>
  )
}

/** Keeps the selection as a module, for users who may add templates. */
function SaveModule({ editor }: { editor: Editor }) {
  const { t } = useText(NAMESPACE)
  const mayAdd = usePermissionCode('writing.template', 'btn_add')
  const [name, setName] = useState('')
  const [create, { isLoading }] = useCreateWritingPartMutation()
  if (!mayAdd) return null

  async function save() {
    const { from, to } = editor.state.selection
    const content = editor.state.doc.cut(from, to).toJSON()
    const writingPartBody = { fullName: name.trim(), content: JSON.stringify(content) }
    const { error } = await create({ kind: 'module', writingPartBody })
    if (!error) setName('')
  }

  return (
    <div className={styles.field}>
      <Input
        size="small"
        maxLength={100}
        aria-label={t('module.newName')}
        placeholder={t('module.newName')}
        value={name}
        onChange={setName}
      />
      <Button size="small" loading={isLoading} disabled={name.trim() === ''} onClick={() => void save()}>
        {t('module.saveSelection')}
      </Button>
    </div>
  )
}

/** The text of a document, without formatting. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if ('attrs' in node && typeof node.attrs === 'object' && node.attrs && 'name' in node.attrs)
    return String(node.attrs.name)
  return 'content' in node && Array.isArray(node.content) ? node.content.map(textOf).join(' ') : ''
}
