/**
 * Every icon that the content asks for, by its lucide name. The list is closed so that whoever
 * draws them can be checked for completeness with a `Record<IconName, …>`.
 */
export type IconName =
  | 'award'
  | 'briefcase-business'
  | 'building-2'
  | 'calendar-check'
  | 'headset'
  | 'layers'
  | 'package'
  | 'shield-check'
  | 'square-dashed'
  | 'store'
  | 'tags'
  | 'thumbs-up'
  | 'truck'
  | 'users'
  | 'wrench';
