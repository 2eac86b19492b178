/** Sentences of refusals that the storefront also shows without a response of the server. The server's messages hold all others. */

export const not_authorized = 'You are not authorized';
export const internal_error = 'Something went wrong.';
export const sign_in_failed = 'Invalid username or password.';
export const username_taken = 'Username is already taken';
export const email_taken = 'Email is already registered';
export const reset_link_invalid = 'This reset link is invalid or has expired.';
export const email_already_confirmed = 'Your e-mail address is confirmed already.';
export const email_change_needs_password = 'Please enter your password to change your e-mail address.';
export const product_not_found = 'Product not found';
export const category_not_found = 'Category not found';
export const cart_empty = 'Your cart is empty';
export const no_shipping_band = 'No shipping option available for the current weight. Please contact customer support.';
export const address_needed = 'Please add a shipping address';
export const phone_needed = 'Please add contact information';
export const order_not_found = 'Order not found. Please check your order ID and try again.';
export const payment_not_started = 'Payment initialization failed';
export const payment_parameters_missing = 'Missing required payment parameters';
