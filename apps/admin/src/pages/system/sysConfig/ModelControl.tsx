import { useListVisualModelOptionsQuery } from '@sqos/api-client/model'
import { ParentSelect } from '@sqos/ui-kit/list'

interface ModelControlProps {
  id: string
  value: string
  disabled: boolean
  onChange: (value: string) => void
}

/** The setting of a model: an id, selected by name. */
export function ModelControl({ id, value, disabled, onChange }: ModelControlProps) {
  const { data, isFetching } = useListVisualModelOptionsQuery({ type: 1 })
  const models = (data?.list ?? []).flatMap(({ fullName: category, children = [] }) =>
    children.map((model) => ({ id: model.id, name: `${model.fullName} · ${category}`, depth: 0 })),
  )
  // A disabled model is not among the choices, and stays chosen.
  const isKnown = value === '' || models.some((model) => model.id === value)
  const lines = isKnown ? models : [...models, { id: value, name: value, depth: 0 }]
  return (
    <ParentSelect
      id={id}
      lines={lines}
      loading={isFetching}
      disabled={disabled}
      allowClear
      {...(value !== '' && { value })}
      onChange={(chosen) => onChange(chosen ?? '')}
    />
  )
}
