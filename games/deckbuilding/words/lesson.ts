import type { LessonStep } from '@kantyna/kernel'

export const lesson: readonly LessonStep[] = []
