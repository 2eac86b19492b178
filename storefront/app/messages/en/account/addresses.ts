/** Messages of the address book. */

export { addressDeleted as removed, addressSaved } from '@uruhu/contract/messages/en/successes';
export const autoSaved = 'Address auto-saved!';
export const autoSaveFailed = 'Failed to auto-save address';

export const intro = 'Where your orders go. The default one is chosen for you at the checkout.';
export const isDefault = 'Default';
export const makeDefault = 'Make default';
export const makeDefaultOf = (place: string) => `Make ${place} the default`;
export const madeDefault = 'This is your default address now.';
export const edit = 'Edit';
export const editOf = (place: string) => `Edit ${place}`;
export const remove = 'Remove';
export const removeOf = (place: string) => `Remove ${place}`;
export const add = 'Add an address';
export const newTitle = 'New address';
export const editTitle = 'Edit address';

export const street = 'Street address';
export const streetHint = 'house, street, landmark';
export const city = 'City';
export const country = 'Country';
export const postalCode = 'Postal code';
export const save = 'Save address';
export const done = 'Close';

export const autoSaves = 'Saves itself 5 seconds after you stop typing.';
export const typed = 'Not saved yet';
export const saving = 'Saving...';
export const saved = 'Saved';
export const notSaved = 'Not saved. What you typed is kept on this device.';
export const notSavedBlank = 'Not saved: an address needs a street, a house or a landmark.';
export const restored = 'Here is what you typed before. It is not saved yet.';
export const retry = 'Try again';
export const streetNeeded = 'Please enter your street address';

export const empty = 'No address yet';
export const emptyText = 'Tell us where your orders go: a house, a street or a landmark in Kigali.';
export const removeTitle = 'Remove this address?';
export const removeText = 'Orders that are on their way keep the address they were placed with.';
export const keep = 'Keep it';
export const removing = 'Removing...';
export const removedElsewhere = 'This address was removed elsewhere. Trying again saves what you typed as a new one.';
